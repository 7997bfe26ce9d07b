import { type ReactNode, useState } from 'react';
import { numberWords } from '#app/platform/text/number-words.ts';
import { classNames } from '#app/ui/class-names.ts';
import type { CondoPayer, HailPayer } from '#content/figures/deductibles.ts';
import { ChoiceRow } from '../choice-row.tsx';
import { FigureFrame, SourceLine } from '../figure-frame.tsx';
import type { Deductibles } from '../load-figures.ts';
import { AmountSlider } from './amount-slider.tsx';
import { Building, PAINT, type Payer, Roof } from './bill-picture.tsx';
import { hundredths, splitCondo, splitHail } from './split-bill.ts';

const inDollars = (amount: number) => `$${numberWords(Math.round(amount))}`;
const inPercent = (share: number) => `${share}%`;

/** Amounts to begin with: nobody's, and plain to reckon with. */
const HAIL = { insured: 500_000, percent: 2, bill: 30_000 };
const CONDO = { coverage: 40_000, bill: 120_000 };

/** Who pays which part of a repair bill. Without script, and on paper, both pictures stand with their first amounts. */
export function DeductiblePictures({ figure, opensOn }: { figure: Deductibles; opensOn?: string }) {
  const first = opensOn === 'condo' ? 'condo' : 'hail';
  const [kind, setKind] = useState<'hail' | 'condo'>(first);
  const options = [
    { id: 'hail', label: figure.hail.label },
    { id: 'condo', label: figure.condo.label },
  ] as const;
  return (
    <FigureFrame {...figure} sources={[]}>
      <div className="rounded-t-card border-b border-line bg-mist p-5 sm:p-7 noscript:hidden print:hidden">
        <ChoiceRow
          legend={figure.legend}
          options={options}
          first={first}
          onChoose={setKind}
          className="sm:grid-cols-2"
        />
      </div>
      <HailPart figure={figure} isShown={kind === 'hail'} />
      <CondoPart figure={figure} isShown={kind === 'condo'} />
    </FigureFrame>
  );
}

type PartProps = { figure: Deductibles; isShown: boolean };

function HailPart({ figure, isShown }: PartProps) {
  const [insured, setInsured] = useState(HAIL.insured);
  const [percent, setPercent] = useState(HAIL.percent);
  const [bill, setBill] = useState(HAIL.bill);
  const { label, rule, picture, note, parts, below, ...sliders } = figure.hail;
  const amounts = splitHail({ bill, insured, percent });
  const payers: readonly HailPayer[] = ['you', 'insurer'];
  return (
    <Split
      heading={label}
      rule={rule}
      isShown={isShown}
      picture={picture}
      drawing={<Roof cells={hundredths(amounts, payers)} />}
      lines={parts.map((part) => ({ ...part, amount: amounts[part.who] }))}
      ofTheBill={figure.ofTheBill}
      remark={amounts.insurer === 0 ? below : undefined}
      note={note}
      sources={figure.sources.hail}
    >
      <AmountSlider
        {...sliders.insured}
        {...{ min: 200_000, max: 1_500_000, step: 50_000, value: insured }}
        print={inDollars}
        onMove={setInsured}
      />
      <AmountSlider
        {...sliders.percent}
        {...{ min: 1, max: 10, step: 1, value: percent }}
        print={(share) => `${inPercent(share)} = ${inDollars((insured * share) / 100)}`}
        onMove={setPercent}
      />
      <AmountSlider
        {...sliders.bill}
        {...{ min: 5000, max: 100_000, step: 1000, value: bill }}
        print={inDollars}
        onMove={setBill}
      />
    </Split>
  );
}

function CondoPart({ figure, isShown }: PartProps) {
  const { label, rule, picture, note, parts, ...sliders } = figure.condo;
  const [deductible, setDeductible] = useState(figure.amounts.deductible);
  const [coverage, setCoverage] = useState(CONDO.coverage);
  const [ownBill, setBill] = useState(CONDO.bill);
  // A smaller loss would be no claim of the corporation's.
  const bill = Math.max(ownBill, deductible);
  const amounts = splitCondo({ bill, deductible, coverage, limit: figure.amounts.limit });
  const payers: readonly CondoPayer[] = ['owner', 'policy', 'corporation', 'insurer'];
  return (
    <Split
      heading={label}
      rule={rule}
      isShown={isShown}
      picture={picture}
      drawing={<Building cells={hundredths(amounts, payers)} />}
      lines={parts.map((part) => ({ ...part, amount: amounts[part.who] }))}
      ofTheBill={figure.ofTheBill}
      note={note}
      sources={figure.sources.condo}
    >
      <AmountSlider
        {...sliders.deductible}
        {...{ min: 5000, max: 150_000, step: 5000, value: deductible }}
        print={inDollars}
        onMove={setDeductible}
      />
      <AmountSlider
        {...sliders.coverage}
        {...{ min: 0, max: 75_000, step: 5000, value: coverage }}
        print={inDollars}
        onMove={setCoverage}
      />
      <AmountSlider
        {...sliders.bill}
        {...{ min: deductible, max: 300_000, step: 5000, value: bill }}
        print={inDollars}
        onMove={setBill}
      />
    </Split>
  );
}

type SplitProps = {
  heading: string;
  rule: string;
  isShown: boolean;
  picture: string;
  drawing: ReactNode;
  lines: readonly { who: Payer; label: string; amount: number }[];
  ofTheBill: string;
  remark?: string;
  note: string;
  sources: Deductibles['sources'][keyof Deductibles['sources']];
  children: ReactNode;
};

/** The rule, the amounts to move, the picture, who pays what of it, and where its rule was read. */
function Split(split: SplitProps) {
  const { heading, rule, isShown, picture, drawing, lines, ofTheBill, remark, note, sources, children } =
    split;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section
      aria-label={heading}
      className={classNames('break-inside-avoid p-5 sm:p-7', !isShown && 'hidden noscript:block print:block')}
    >
      <h3 className="hidden font-semibold noscript:block print:block">{heading}</h3>
      <p className="max-w-text">{rule}</p>
      <div className="mt-5 grid items-end gap-x-10 gap-y-6 sm:grid-cols-2">
        <div className="flex flex-col gap-2">{children}</div>
        <div>
          {drawing}
          <p className="mt-2 text-center text-xs text-slate">{picture}</p>
        </div>
      </div>
      <dl aria-live="polite" className="mt-5 border-t border-line">
        {lines.map(({ who, label, amount }) => (
          <div key={who} className="flex items-baseline gap-3 border-b border-line py-2.5">
            <dt className="flex flex-1 items-baseline">
              <svg viewBox="0 0 14 14" aria-hidden="true" className="mr-2.5 size-3.5 shrink-0">
                <path d="M1 1h12v12H1Z" fill={PAINT[who]} stroke="#48606b" />
              </svg>
              {label}
            </dt>
            <dd className="text-right">
              <span className="font-semibold tabular-nums">{inDollars(amount)}</span>
              <span className="block text-xs text-slate sm:ml-3 sm:inline">
                {inPercent(Math.round((100 * amount) / total))} {ofTheBill}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {remark && <p className="mt-4 max-w-text font-semibold">{remark}</p>}
      <p className="mt-4 max-w-text text-sm text-slate">{note}</p>
      <SourceLine sources={sources} />
    </section>
  );
}
