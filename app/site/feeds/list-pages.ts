import { cities } from '#content/cities/cities.ts';
import { changedOn } from '#content/facts/reading/changed-on.ts';
import type { FactBook } from '#content/facts/reading/fact.ts';
import { fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import type { FaqItem } from '#content/faqs/faq.ts';
import { faqCategories } from '#content/faqs/faq-categories.ts';
import { faqsById, faqsOf } from '#content/faqs/faqs.ts';
import { industries } from '#content/industries/industries.ts';
import { aboutPage } from '#content/pages/about.ts';
import { blogPage } from '#content/pages/blog.ts';
import { contactPage } from '#content/pages/contact.ts';
import { faqPage } from '#content/pages/faq.ts';
import { locationsPage } from '#content/pages/locations.ts';
import { newsletterPage } from '#content/pages/newsletter.ts';
import { privacyPolicyPage } from '#content/pages/privacy-policy.ts';
import { termsPage } from '#content/pages/terms-of-service.ts';
import { businessGeneral } from '#content/services/business-general.ts';
import { serviceList } from '#content/services/list.ts';
import { services } from '#content/services/services.ts';
import { subjects } from '#content/subjects/subjects.ts';
import { filledPost, listPosts } from '../blog/read-posts.ts';

/** A page of the site by its canonical path, for lists that other machines read; `changedOn` is an ISO day. */
export type ListedPage = { path: string; title: string; description: string; changedOn: string };

type PageGroup = { name: string; pages: readonly ListedPage[] };

/** Every canonical page that search engines should know, in groups. For loaders only. */
export function listPages(facts: FactBook): PageGroup[] {
  const listed = (page: Reviewed) => listedOn(page, facts.day);
  const groups = [
    { name: 'Insurance', pages: [serviceList, ...services, businessGeneral, ...subjects].map(listed) },
    { name: 'Industries', pages: industries.map(listed) },
    { name: 'Cities', pages: [locationsPage, ...cities].map(listed) },
    {
      name: 'Questions and answers',
      pages: [
        listed(faqPage),
        ...faqCategories.map((page) => listed({ ...page, asked: faqsOf(page.category) })),
      ],
    },
    {
      name: 'Resources',
      pages: [
        listed(blogPage),
        ...listPosts()
          .map((post) => filledPost(post, facts))
          .map(({ url, title, description, dateModified }) => ({
            path: url,
            title,
            description,
            changedOn: dateModified,
          })),
      ],
    },
    {
      name: 'About this site',
      pages: [aboutPage, contactPage, newsletterPage, privacyPolicyPage, termsPage].map(listed),
    },
  ];
  return fillFactsIn(groups, facts);
}

type Reviewed = {
  path: string;
  title: string;
  description: string;
  reviewedOn: string;
  /** Ids of the questions it shows. */
  questions?: readonly string[];
  /** The questions that it consists of. */
  asked?: readonly FaqItem[];
};

function listedOn(page: Reviewed, day: string): ListedPage {
  const { path, title, description, reviewedOn, questions = [] } = page;
  return { path, title, description, changedOn: changedOn([page, faqsById(questions)], reviewedOn, day) };
}
