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

function Land() {
  return (
    <>
      <path
        fill="#a9c6d0"
        d="M0 318l90-26 62 14 96-38 54 22 88-40 70 34 60-18 84 30 76-44 92 40 64-24 78 32 90-50 84 44 70-26 96 46 66-22 80 30v78H0Z"
      />
      <path
        fill="#6fa193"
        d="M0 340c110-30 220-34 330-16s210 10 320-12 220-24 330 0 200 22 300 2 120-18 160-14v100H0Z"
      />
      <path fill="#3f8071" d="M0 346c160 6 300-16 440-10s240 34 380 20 220-40 350-34 200 22 270 14v64H0Z" />
      <path fill="#edc887" d="M760 384c140-34 280-46 420-44s190 10 260 20v40H700Z" />
    </>
  );
}

/** A prairie grain elevator with its annex; the right side catches the light. */
function Elevator() {
  return (
    <g>
      <path fill="#12303f" d="M1262 352v-62l10-14v-22l12-8 12 8v22l10 14v62Z" />
      <path fill="#3c6475" d="M1284 246l12 8v22l10 14v62h-22Z" />
      <path fill="#12303f" d="M1232 354v-34l15-10 15 10v34Z" />
      <path fill="#3c6475" d="M1306 354v-22h26v22Z" />
    </g>
  );
}
