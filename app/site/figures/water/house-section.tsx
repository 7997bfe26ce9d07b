import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { WaterWay } from '#content/figures/water.ts';

/** A house cut open, with the street, the river and what lies under the ground. `way` is where water comes in. */
export function HouseSection({ way }: { way: WaterWay }) {
  return (
    <svg viewBox="0 0 640 480" aria-hidden="true" className="block h-auto w-full rounded-t-card">
      <path fill="#e6f0f4" d="M0 0h640v480H0Z" />
      <path fill="#d3e4ec" d="M0 214C90 176 170 190 260 204s250-30 380-6v96H0Z" />
      <Ground />
      <House />
      <Underground />
      <Flow isOn={way === 'roof'}>
        <path d="M266 20l-10 30M306 10l-10 30M346 20l-10 30M236 44l-8 24M386 30l-10 30" />
        <path d="M350 76l18 10" stroke="#e6f0f4" strokeWidth="22" />
        <path d="M372 52l-16 40M352 108v116M330 226h44" />
      </Flow>
      <Flow isOn={way === 'pipe'}>
        <path d="M262 222v30M252 224c-10 6-14 14-16 24M272 224c10 6 14 14 16 24M226 272h78" />
      </Flow>
      <Flow isOn={way === 'rain'}>
        <path d="M492 120l-10 30M532 110l-10 30M572 124l-10 30M612 112l-10 30M512 162l-10 30M552 168l-10 30" />
        <path d="M606 274c-40-10-70 8-112 2M470 282c-14 2-20 14-20 30v84M450 402h-60" />
      </Flow>
      <Flow isOn={way === 'river'}>
        <path d="M8 262c16-9 24 9 40 0s24 9 40 0 24 9 40 0 24 9 40 0" />
        <path d="M168 262h32M206 262h108" />
      </Flow>
      <Flow isOn={way === 'sewer'}>
        <path d="M560 446H330v-44M330 402v-30M320 378c-10 4-16 12-18 22M340 378c10 4 16 12 18 22M270 404h120" />
      </Flow>
      <Flow isOn={way === 'ground'}>
        <path d="M120 330c20 6 40 6 66 4M110 372c24 4 46 4 78 2M130 412c20 2 40 2 62-4M226 440v-20M276 440v-20M404 440v-20" />
      </Flow>
      <Flow isOn={way === 'line'}>
        <path d="M560 352h-44M502 340l-12-14M504 364l-12 16M492 352h-20M508 336l4-16M510 368l4 18" />
      </Flow>
    </svg>
  );
}

/** Water on its way, seen only where it comes in. */
function Flow({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return (
    <g
      fill="none"
      stroke="#2f7fa8"
      strokeWidth="6"
      strokeLinecap="round"
      className={classNames('transition-opacity', !isOn && 'opacity-0')}
    >
      {children}
    </g>
  );
}

/** Lawn and soil, the river on the left, the street on the right. */
function Ground() {
  return (
    <>
      <path fill="#8fbcd0" d="M0 274h150v60H0Z" />
      <path fill="#dcc7a6" d="M0 318c50 0 90-8 128-44h512v206H0Z" />
      <path fill="#cbb28a" d="M0 400c120-16 220 8 330 0s210-14 310-2v82H0Z" />
      <path fill="#6fa193" d="M118 286c12-8 18-18 28-18h54v12h-44c-10 0-18 10-38 6ZM450 268h80v12h-80Z" />
      <path fill="#8a9aa1" d="M530 266h110v16H530Z" />
      <path fill="#e8ecec" d="M546 272h20v3h-20ZM584 272h20v3h-20ZM622 272h18v3h-18Z" />
    </>
  );
}

/** Roof, two rooms, and a basement of concrete with a window well. */
function House() {
  return (
    <>
      <path fill="#fffdf8" d="M200 150h250v120H200Z" />
      <path fill="#f6d9b8" d="M325 84l125 66H200Z" />
      <path fill="#12303f" d="M325 58l160 86-8 16-152-82-152 82-8-16Z" />
      <path fill="#12303f" d="M404 74h22v44l-22-12Z" />
      <path fill="#8fa5ae" d="M190 262h270v154H190Z" />
      <path fill="#f3ede1" d="M206 278h238v124H206Z" />
      <path fill="#0e5a4b" d="M192 150h10v120h-10ZM448 150h10v120h-10Z" />
      <path fill="#bfdce8" d="M390 178h40v40h-40ZM220 178h28v28h-28Z" />
      <path fill="#e9a13b" d="M318 196h34v74h-34Z" />
      <path fill="#12303f" d="M200 266h250v8H200ZM344 232h4v4h-4Z" />
      <path fill="#bfdce8" d="M424 290h20v16h-20Z" />
    </>
  );
}

/** Pipes: the one in the wall, the drain to the sewer, the supply from the street; the heater and the washer. */
function Underground() {
  return (
    <>
      <path fill="none" stroke="#5c7480" strokeWidth="7" d="M262 402V214M262 340h-34" />
      <path fill="#ffffff" stroke="#5c7480" strokeWidth="4" d="M212 344h32v54h-32ZM398 352h36v46h-36Z" />
      <circle cx="416" cy="376" r="11" fill="none" stroke="#5c7480" strokeWidth="4" />
      <path fill="none" stroke="#5c7480" strokeWidth="7" d="M460 352h100M330 404v42h230" />
      <path fill="#5c7480" d="M314 400h32v7h-32Z" />
      <circle cx="572" cy="446" r="24" fill="#e8ecec" stroke="#5c7480" strokeWidth="8" />
      <circle cx="572" cy="352" r="14" fill="#e8ecec" stroke="#5c7480" strokeWidth="7" />
    </>
  );
}
