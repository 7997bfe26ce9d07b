/**
 * The chinook arch over the foothills, in flat layers with the light from the right.
 * The topmost tone is the section's own background, so that the sky continues behind the text above.
 * On narrow screens the left side is cut away: what matters stands on the right.
 */
export function HeroScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1440 400" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" className={className}>
      <Sky />
      <Land />
      <Elevator />
      <path fill="#0e5a4b" d="M0 352c150-22 290-20 420 0s250 26 390 10 260-14 380 0 180 14 250 6v32H0Z" />
    </svg>
  );
}

function Sky() {
  return (
    <>
      <path fill="#cfe3ec" d="M0 232C260 92 600 12 960 12c200 0 360 34 480 92v296H0Z" />
      <path fill="#b9d5e1" d="M0 286C280 138 620 58 970 58c190 0 350 36 470 98v244H0Z" />
      <path fill="#fcefdc" d="M0 336C290 196 640 108 990 108c180 0 330 36 450 100v192H0Z" />
      <path fill="#f8dfbf" d="M140 340c260-96 560-150 850-150 180 0 330 24 450 70v140H140Z" />
      <circle cx="1128" cy="262" r="62" fill="#f0b765" />
    </>
  );
}

/** The range far away, its right sides lit, then the foothills. */
function Land() {
  return (
    <>
      <path
        fill="#93b3c1"
        d="M0 330l58-30 40 14 74-52 44 34 38-18 92-62 64 52 30-14 60 40 52-26 44 20 90-54 60 44 40-16 86 42 120 20 448-6v82H0Z"
      />
      <path
        fill="#bcd2da"
        d="M172 262l44 34-6 20-22-22ZM346 216l64 52-16 14-30-22-12 12ZM686 234l60 44-14 10-26-18-12 10ZM440 254l60 40-16 10-18-14-10 12ZM58 300l40 14-16 8Z"
      />
      <path
        fill="#6fa193"
        d="M0 338c110-30 220-34 330-16s210 10 320-12 220-24 330 0 200 22 300 2 120-18 160-14v102H0Z"
      />
      <path fill="#3f8071" d="M0 346c160 6 300-16 440-10s240 34 380 20 220-40 350-34 200 22 270 14v64H0Z" />
    </>
  );
}

/** A grain elevator beyond the edge of a ripe field; its right side catches the light. */
function Elevator() {
  return (
    <>
      <path fill="#12303f" d="M1222 356v-26l26-9v-27l11-13h3v-18l10-9 2 2v100Z" />
      <path fill="#41697a" d="M1272 254l10 9v18h3l11 13v62h-24Z" />
      <path fill="#f6d9b8" d="M1280 300h8v8h-8Z" />
      <path fill="#edc887" d="M720 390c140-40 290-48 430-42s210 6 290 0v52H700Z" />
    </>
  );
}
