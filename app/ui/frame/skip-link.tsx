type SkipLinkProps = { target?: string; children?: string };

/** A stop of the Tab key, seen only then: the first of a page jumps over the header to the page itself. */
export function SkipLink({ target = 'main', children = 'Skip to main content' }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-3 left-3 z-60 -translate-y-24 rounded-control bg-spruce px-5 py-3 font-semibold text-on-spruce focus:translate-y-0 print:hidden"
      onClick={(event) => {
        const main = document.getElementById(target);
        if (!main) return;
        event.preventDefault();
        main.focus();
        main.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
