/** Web addresses that are safe to press; a full stop or bracket after one belongs to the sentence. */
const ADDRESS = /https:\/\/[^\s<>"]{1,500}/g;
const AFTER = /[.,;:!?)\]’”]+$/;

/** What somebody wrote, as they wrote it: no markup, and web addresses in full with the way there. */
export function PlainText({ text }: { text: string }) {
  return <div className="whitespace-pre-line wrap-anywhere">{pieces(text)}</div>;
}

function pieces(text: string) {
  const found = [];
  let from = 0;
  for (const { 0: whole, index } of text.matchAll(ADDRESS)) {
    const address = whole.replace(AFTER, '');
    found.push(text.slice(from, index));
    found.push(
      <a
        key={index}
        href={address}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="font-medium text-spruce underline underline-offset-2"
      >
        {address}
      </a>,
    );
    from = index + address.length;
  }
  return [...found, text.slice(from)];
}
