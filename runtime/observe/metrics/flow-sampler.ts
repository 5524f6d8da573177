/** How full priority levels are, looked at each second: what requests are doing, as parts of what there is room for. */
import type { Clock, Timer } from '../../model/clock.js';
import type { HistogramCell } from './cells.js';
import type { Metrics } from './metrics.js';

/** Requests that are followed: how many there are, and how many there were at most and at least since that was last asked. */
interface Followed {
  readonly value: number;
  watermarks(): { readonly high: number; readonly low: number };
}

type Phase = 'executing' | 'waiting';

/** Requests that may be in each phase at once; undefined where there is no limit, or none can be. */
export type Room = Readonly<Record<Phase, number | undefined>>;

type Phases = Readonly<Record<Phase, Followed>>;

/** Requests in either phase, and of both together. */
export type RequestPhases = Readonly<Record<Phase | 'asking', Followed>>;

/** A priority level, which may have another room at each look. */
export interface SampledLevel {
  readonly name: string;
  readonly requests: RequestPhases;
  readonly room: Room;
}

interface Sampled {
  /** Requests of all levels by what they do to objects. */
  readonly kinds: Readonly<Record<'readOnly' | 'mutating', Phases>>;
  levels(): Iterable<SampledLevel>;
}

/** Milliseconds between looks. */
const PERIOD_MS = 1000;
const PHASES: readonly Phase[] = ['executing', 'waiting'];
const KINDS = ['readOnly', 'mutating'] as const;

/** Where looks at requests of one sort in one phase are added up. */
interface Looks {
  /** Each has the part of the room that is taken. */
  readonly samples: readonly HistogramCell[];
  readonly high: readonly HistogramCell[];
  readonly low: readonly HistogramCell[];
}

/** Looks by which the demand of late is judged. */
const DEMAND_LOOKS = 10;
/** How much of its former value a smoothed demand keeps at each look while it falls: 0.977 in ten seconds. */
const KEPT = 0.977 ** (1 / DEMAND_LOOKS);

/** What the requests of a level asked for at the latest looks. */
class Demand {
  readonly #latest: { readonly value: number; readonly high: number }[] = [];
  #smoothed = 0;

  /** Takes the places asked for now, and at most since the last look. */
  look(
    value: number,
    high: number,
  ): { readonly high: number; readonly average: number; readonly deviation: number; readonly smoothed: number } {
    this.#latest.push({ value, high });
    if (this.#latest.length > DEMAND_LOOKS) this.#latest.shift();
    const count = this.#latest.length;
    const average = this.#latest.reduce((sum, look) => sum + look.value, 0) / count;
    const deviation = Math.sqrt(this.#latest.reduce((sum, look) => sum + (look.value - average) ** 2, 0) / count);
    const envelope = average + deviation;
    this.#smoothed = Math.max(envelope, KEPT * this.#smoothed + (1 - KEPT) * envelope);
    return { high: Math.max(...this.#latest.map((look) => look.high)), average, deviation, smoothed: this.#smoothed };
  }
}

export class FlowSampler {
  readonly #samplesOfLevels;
  readonly #marksOfLevels;
  readonly #samplesOfKinds;
  readonly #marksOfKinds;
  readonly #partsOfLevels;
  readonly #seatsOfLevels;
  readonly #partsOfKinds;
  readonly #placesOfLevels;
  readonly #placeMarksOfLevels;
  readonly #demandOfLevels;
  readonly #inQueue;
  readonly #demands = new WeakMap<Followed, Demand>();
  /** By what is followed, so that levels which are gone are forgotten with it. */
  readonly #looks = new WeakMap<Followed, Looks>();
  #timer: Timer | undefined;

  constructor(
    metrics: Metrics,
    private readonly sampled: Sampled,
    private readonly clock: Clock,
  ) {
    this.#samplesOfLevels = metrics.histogram('apiserver_flowcontrol_priority_level_request_count_samples');
    this.#marksOfLevels = metrics.histogram('apiserver_flowcontrol_priority_level_request_count_watermarks');
    this.#samplesOfKinds = metrics.histogram('apiserver_flowcontrol_read_vs_write_request_count_samples');
    this.#marksOfKinds = metrics.histogram('apiserver_flowcontrol_read_vs_write_request_count_watermarks');
    this.#partsOfLevels = metrics.histogram('apiserver_flowcontrol_priority_level_request_utilization');
    this.#seatsOfLevels = metrics.histogram('apiserver_flowcontrol_priority_level_seat_utilization');
    this.#partsOfKinds = metrics.histogram('apiserver_flowcontrol_read_vs_write_current_requests');
    this.#placesOfLevels = metrics.histogram('apiserver_flowcontrol_priority_level_seat_count_samples');
    this.#placeMarksOfLevels = metrics.histogram('apiserver_flowcontrol_priority_level_seat_count_watermarks');
    this.#demandOfLevels = {
      looks: metrics.histogram('apiserver_flowcontrol_demand_seats'),
      high: metrics.gauge('apiserver_flowcontrol_demand_seats_high_watermark'),
      average: metrics.gauge('apiserver_flowcontrol_demand_seats_average'),
      deviation: metrics.gauge('apiserver_flowcontrol_demand_seats_stdev'),
      smoothed: metrics.gauge('apiserver_flowcontrol_demand_seats_smoothed'),
      target: metrics.gauge('apiserver_flowcontrol_target_seats'),
    };
    const inQueue = metrics.gauge('apiserver_current_inqueue_requests');
    const of = (kind: (typeof KINDS)[number]) => inQueue.cell({ request_kind: kind });
    this.#inQueue = { readOnly: of('readOnly'), mutating: of('mutating') };
  }

  /** Looks each second from now on, until `stop`. */
  start(): void {
    this.#timer = this.clock.after(PERIOD_MS, () => {
      this.#sample();
      this.start();
    });
  }

  stop(): void {
    this.#timer?.cancel();
  }

  #sample(): void {
    const rooms: Record<Phase, number> = { executing: 0, waiting: 0 };
    for (const { name, requests, room } of this.sampled.levels()) {
      if (room.executing !== undefined) this.#lookAtDemand(name, requests.asking, room.executing);
      for (const phase of PHASES) {
        const places = room[phase];
        if (places === undefined) continue;
        rooms[phase] += places;
        this.#look(requests[phase], places, () => this.#ofLevel(name, phase));
      }
    }
    for (const kind of KINDS)
      for (const phase of PHASES) {
        const high = this.#look(this.sampled.kinds[kind][phase], rooms[phase], () => this.#ofKind(kind, phase));
        if (phase === 'waiting') this.#inQueue[kind].value = high;
      }
  }

  /** Each request asks for one place. */
  #lookAtDemand(level: string, asking: Followed, places: number): void {
    const demand = this.#demands.get(asking) ?? new Demand();
    this.#demands.set(asking, demand);
    const labels = { priority_level: level };
    const { looks, target, ...shown } = this.#demandOfLevels;
    const { value } = asking;
    const now = demand.look(value, asking.watermarks().high);
    looks.cell(labels).observe(partOf(value, places));
    for (const name of ['high', 'average', 'deviation', 'smoothed'] as const) shown[name].set(labels, now[name]);
    target.set(labels, Math.max(places, now.smoothed));
  }

  /** Gives how many there were at most. */
  #look(requests: Followed, room: number, made: () => Looks): number {
    let looks = this.#looks.get(requests);
    if (looks === undefined) {
      looks = made();
      this.#looks.set(requests, looks);
    }
    const { high, low } = requests.watermarks();
    const part = partOf(requests.value, room);
    for (const sample of looks.samples) sample.observe(part);
    for (const mark of looks.high) mark.observe(partOf(high, room));
    for (const mark of looks.low) mark.observe(partOf(low, room));
    return high;
  }

  #ofLevel(level: string, phase: Phase): Looks {
    const labels = { priority_level: level, phase };
    const ofPlaces = { priority_level: level };
    const marks = (mark: string): HistogramCell[] => [
      this.#marksOfLevels.cell({ ...labels, mark }),
      ...(phase === 'executing' ? [this.#placeMarksOfLevels.cell({ ...ofPlaces, mark })] : []),
    ];
    return {
      // Each request that is worked on takes one seat.
      samples: [
        this.#samplesOfLevels.cell(labels),
        this.#partsOfLevels.cell(labels),
        ...(phase === 'executing' ? [this.#seatsOfLevels.cell(ofPlaces), this.#placesOfLevels.cell(ofPlaces)] : []),
      ],
      high: marks('high'),
      low: marks('low'),
    };
  }

  #ofKind(kind: (typeof KINDS)[number], phase: Phase): Looks {
    const labels = { request_kind: kind, phase };
    const marks = this.#marksOfKinds;
    return {
      samples: [this.#samplesOfKinds.cell(labels), this.#partsOfKinds.cell(labels)],
      high: [marks.cell({ ...labels, mark: 'high' })],
      low: [marks.cell({ ...labels, mark: 'low' })],
    };
  }
}

/** Where there is no room at all, nothing is as much as fits, and anything is more. */
const partOf = (requests: number, room: number): number => (room > 0 ? requests / room : requests);
