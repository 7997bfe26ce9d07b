/** What an entry does with its question. `talk` is about the talk itself; `danger` comes before everything else. */
export type EntryKind = 'answer' | 'talk' | 'do' | 'refusal' | 'danger';

/** The side of its subject that an entry tells of, by which "and for a condo?" finds the same side of another. */
export type Facet =
  | 'what'
  | 'required'
  | 'minimum'
  | 'covers'
  | 'condition'
  | 'price'
  | 'lower-price'
  | 'quote'
  | 'how-long'
  | 'documents'
  | 'cancel'
  | 'refund'
  | 'tax'
  | 'claim'
  | 'abroad'
  | 'instalments';

/** One thing that the assistant can say. People's ways of asking for it stand in `wordings/`, under the same key. */
export type Entry = {
  /** As buttons name it, at most 70 characters. */
  question: string;
  /** The first sentence answers, in at most 25 words; at most three more follow. Facts stand by key. */
  answer: string;
  /** The same in simpler words, where people ask for that. */
  simpler?: string;
  /** Ids of questions (`faqs/`) and paths: where it can be read, the nearest first. */
  links?: readonly string[];
  /** Keys of what people ask next. */
  next?: readonly string[];
  /** Key of what tells the reason of it: "why" asks for that. */
  reason?: string;
  /** Keys of what its last sentence offers, for each kind of insurance its own: a yes that comes next takes it up. */
  offers?: readonly string[];
  kind?: EntryKind;
  /** Of a claim: the kind of insurance of what was lost, as keys begin with it. Without it a claim can be about anything. */
  about?: 'auto' | 'home' | 'biz' | 'travel' | 'life';
  facet?: Facet;
  /** It ends the talk: nothing is offered below it. */
  isLast?: true;
  /** What its buttons open: the quote form, with a type filled in, the form for a person, or a page. */
  opens?: readonly Opening[];
  /** First and last ISO day on which it may be said. */
  from?: string;
  until?: string;
};

export type Opening = { label: string; to: string } | { label: string; what: 'person' | 'details' };

/** The entries of a subject by their key, as the rest of a conversation stays with it. */
export type Entries = Readonly<Record<string, Entry>>;
