import { cities } from '#content/cities.ts';
import { facts } from '#content/facts.ts';
import { faqCategories } from '#content/faq-categories.ts';
import { fillFactsIn } from '#content/fill-facts.ts';
import { industries } from '#content/industries.ts';
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
import { services } from '#content/services.ts';
import { listPosts } from '../blog/read-posts.ts';

/** A page of the site by its canonical path, for lists that other machines read. */
export type ListedPage = { path: string; title: string; description: string; changedOn: string };

type PageGroup = { name: string; pages: readonly ListedPage[] };

/** Every canonical page that search engines should know, in groups. For loaders only. */
export function listPages(): PageGroup[] {
  const groups = [
    { name: 'Insurance', pages: [serviceList, ...services, businessGeneral].map(listed) },
    { name: 'Industries', pages: industries.map(listed) },
    { name: 'Cities', pages: [locationsPage, ...cities].map(listed) },
    { name: 'Questions and answers', pages: [faqPage, ...faqCategories].map(listed) },
    {
      name: 'Resources',
      pages: [
        listed(blogPage),
        ...listPosts().map(({ url, title, description, dateModified }) => ({
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

type Reviewed = { path: string; title: string; description: string; reviewedOn: string };

function listed({ path, title, description, reviewedOn }: Reviewed): ListedPage {
  return { path, title, description, changedOn: reviewedOn };
}
