/** The load of the server, as `kindwright top` tells it: priority levels with their seats and queues, who asks, and what is asked. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import {
  type AskedRequests,
  type Flow,
  flowsBetween,
  type Health,
  healthBetween,
  type Look,
  levelsBetween,
  requestsBetween,
  type SeatedLevel,
} from '../../../server-load/look.js';
import { boundText, codesText, memoryText, processorText, rateText, spanText } from '../../../server-load/words.js';
import { useApp } from '../shell/app.js';
import { Looks, MAX_REMEMBERED } from './looks.js';
import { SparkLine } from './spark-line.js';

/** Rows of what is asked that are shown. */
const MAX_ROWS = 25;

/** What stands where there is nothing to measure. */
const NOTHING = '–';

export function LoadRoom(): JSX.Element {
  const app = useApp();
  const looks = useMemo(() => new Looks(app), [app]);
  useEffect(() => {
    const ended = new AbortController();
    void looks.run(ended.signal);
    return () => ended.abort();
  }, [looks]);
  const { value: pair } = looks.pair;
  return (
    <section class="load-room">
      <header class="room-head">
        <h1>Load</h1>
        <span class="hint">What kindwright top shows, every two seconds.</span>
        <span class="push" />
        <button
          type="button"
          aria-pressed={looks.paused.value}
          onClick={() => {
            looks.paused.value = !looks.paused.value;
          }}
        >
          {looks.paused.value ? 'Go on' : 'Pause'}
        </button>
      </header>
      {looks.fault.value !== '' && (
        <p class="fault" role="alert">
          {looks.fault.value}
        </p>
      )}
      {pair === undefined && looks.fault.value === '' && <p class="loading">Looking twice, to see what lies between …</p>}
      {pair !== undefined && <Between looks={looks} before={pair[0]} now={pair[1]} />}
    </section>
  );
}

interface BetweenProps {
  readonly looks: Looks;
  readonly before: Look;
  readonly now: Look;
}

function Between({ looks, before, now }: BetweenProps): JSX.Element {
  const requests = requestsBetween(before, now);
  const levels = levelsBetween(before, now);
  const flows = flowsBetween(before, now);
  const remembered = looks.remembered.value;
  return (
    <>
      <Figures health={healthBetween(before, now)} perSecond={remembered.map((each) => each.perSecond)} />
      {levels === undefined ? (
        <p class="hint">This server has no flow control: whoever asks is served at once.</p>
      ) : (
        <>
          <Levels levels={levels} waited={(name) => remembered.map(({ waiting }) => waiting.get(name) ?? 0)} />
          {now.levels === undefined && <p class="hint">How many queues have requests is told to those alone who may get /debug/*.</p>}
          <Flows flows={flows ?? []} />
        </>
      )}
      <Requests requests={requests} />
    </>
  );
}

interface FiguresProps {
  readonly health: Health;
  readonly perSecond: readonly number[];
}

function Figures({ health, perSecond }: FiguresProps): JSX.Element {
  const figures: readonly (readonly [title: string, value: ComponentChildren])[] = [
    ['Requests a second', <Charted key="rate" values={perSecond} text={rateText(perSecond.at(-1) ?? 0)} />],
    ['In flight, reading', health.reading],
    ['In flight, changing', health.changing],
    ['Watches', health.watches],
    ['Processor', processorText(health.cpu)],
    ['Memory', memoryText(health.memoryBytes)],
    ['Up', spanText(health.upSeconds)],
    ['Release', health.release],
  ];
  return (
    <dl class="card figures">
      {figures.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const Charted = ({ values, text }: { readonly values: readonly number[]; readonly text: string }): JSX.Element => (
  <span class="charted">
    <b>{text}</b>
    <SparkLine values={values} places={MAX_REMEMBERED} />
  </span>
);

interface LevelsProps {
  readonly levels: readonly SeatedLevel[];
  /** Requests that waited at the last looks. */
  waited(name: string): readonly number[];
}

const Levels = ({ levels, waited }: LevelsProps): JSX.Element => (
  <LoadTable title="Priority levels" columns={['Level', 'Seats taken', 'Queues', 'Waiting', 'A second', 'Refused', 'Why']}>
    {levels.map(({ name, seats, taken, waiting, activeQueues, perSecond, refusedPerSecond, refusals }) => (
      <tr key={name} class={waiting > 0 || refusedPerSecond > 0 ? 'busy' : ''}>
        <th scope="row" dir="auto">
          {name}
        </th>
        <td>{seats === undefined ? <span>{taken}, without a limit</span> : <Seats name={name} seats={seats} taken={taken} />}</td>
        <td class="number">{activeQueues ?? NOTHING}</td>
        <td>
          <Charted values={waited(name)} text={String(waiting)} />
        </td>
        <td class="number">{rateText(perSecond)}</td>
        <td class="number">{rateText(refusedPerSecond)}</td>
        <td>{refusals.length === 0 ? <span class="nothing">–</span> : refusals.join(', ')}</td>
      </tr>
    ))}
  </LoadTable>
);

const Seats = ({ name, seats, taken }: { readonly name: string; readonly seats: number; readonly taken: number }): JSX.Element => (
  <span class="seats">
    <meter aria-label={`Seats taken of ${name}`} min={0} max={seats} high={seats * 0.9} optimum={0} value={Math.min(taken, seats)} />
    {taken} of {seats}
  </span>
);

const Flows = ({ flows }: { readonly flows: readonly Flow[] }): JSX.Element => (
  <LoadTable title="Who asks" columns={['Flow schema', 'Level', 'A second', 'Running', 'Waiting', 'Refused', 'Wait, 99th percentile']}>
    {flows.map(({ schema, level, perSecond, running, waiting, refusedPerSecond, waitP99 }) => (
      <tr key={`${schema} ${level}`}>
        <th scope="row" dir="auto">
          {schema}
        </th>
        <td dir="auto">{level}</td>
        <td class="number">{rateText(perSecond)}</td>
        <td class="number">{running}</td>
        <td class="number">{waiting}</td>
        <td class="number">{rateText(refusedPerSecond)}</td>
        <td class="number">{boundText(waitP99, NOTHING)}</td>
      </tr>
    ))}
  </LoadTable>
);

const Requests = ({ requests }: { readonly requests: readonly AskedRequests[] }): JSX.Element => (
  <LoadTable title="What is asked" columns={['Request', 'A second', 'Codes', 'Median', '99th percentile']}>
    {requests.slice(0, MAX_ROWS).map(({ name, perSecond, codes, p50, p99 }) => (
      <tr key={name}>
        <th scope="row" dir="auto">
          {name}
        </th>
        <td class="number">{rateText(perSecond)}</td>
        <td>{codesText(codes)}</td>
        <td class="number">{boundText(p50, NOTHING)}</td>
        <td class="number">{boundText(p99, NOTHING)}</td>
      </tr>
    ))}
  </LoadTable>
);

interface LoadTableProps {
  readonly title: string;
  readonly columns: readonly string[];
  readonly children: JSX.Element[];
}

const LoadTable = ({ title, columns, children }: LoadTableProps): JSX.Element => (
  <section class="card">
    <h2>{title}</h2>
    {children.length === 0 ? (
      <p class="nothing">Nothing at the moment.</p>
    ) : (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled has to be reached by the keyboard
      <section class="scroller plain" aria-label={title} tabIndex={0}>
        <table class="rows">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    )}
  </section>
);
