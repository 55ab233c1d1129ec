import type { ResultFrom } from '../../model/effects.ts';
import type { Input, VideoEvent } from './inner-states.ts';
import { blocked, dropped } from './room-actors.ts';

/** Milliseconds between two polls. */
const every = 1500;
/** Milliseconds without a response after which the platform counts as lost. */
const platformTimeout = 30_000;
/** Milliseconds one attempt to call may take. */
const callingFor = 30_000;

/** Polls until the interviewer is there; only the customer ends it. */
export async function wait(input: Input): Promise<VideoEvent> {
  const failure = await openRoom(input);
  if (failure) return failure;
  return whileRoomIsOpen(input, async () => {
    const event = await pollUntil(input, ({ interviewer }) => interviewer === 'here');
    return event ?? { type: 'video.joined' };
  });
}

/** Each call has a round of its own, so that an answer is never matched with another offer. */
export async function connect(input: Input): Promise<VideoEvent> {
  const { data, effects, signal } = input;
  const failure = await openRoom(input);
  if (failure) return failure;
  const round = (data.round ?? 0) + 1;
  let event: VideoEvent | undefined;
  const exchange = async (offer: string) => {
    const answered = await offered(input, round, offer);
    if (typeof answered === 'object') event = answered;
    return typeof answered === 'string' ? answered : undefined;
  };
  const { ice = [] } = data;
  const connected = await Promise.race([
    effects.room.connect({ ice, exchange, signal }),
    effects.sleep(effects.now() + callingFor, signal),
  ]);
  if (event) return { ...event, data: { ...event.data, round } };
  if (connected?.type !== 'connected') return dropped('connection');
  return { type: 'video.connected', data: { round, other: connected.other } };
}

/** The answer to our offer, what ended the interview meanwhile, or undefined. */
async function offered(input: Input, round: number, offer: string) {
  const { data, orderNo, effects, signal } = input;
  const sent = await effects.call(
    'video.signal',
    { orderNo, room: data.room ?? '', round, offer },
    { signal },
  );
  if (sent.type !== 'ok') return undefined;
  let sdpAnswer: string | undefined;
  const event = await pollUntil(input, (result) => {
    sdpAnswer = result.round === round ? result.answer : undefined;
    return sdpAnswer !== undefined;
  });
  return event ?? sdpAnswer;
}

export async function talk(input: Input): Promise<VideoEvent> {
  const failure = await openRoom(input);
  if (failure) return failure;
  return whileRoomIsOpen(input, async () => {
    const event = await pollUntil(input, ({ interviewer }) => interviewer !== 'here');
    return event ?? dropped('interviewer');
  });
}

async function openRoom({ effects, signal }: Input): Promise<VideoEvent | undefined> {
  const opened = await effects.room.open(signal);
  return opened.type === 'blocked' ? blocked(opened.fault) : undefined;
}

function whileRoomIsOpen(
  { effects, signal }: Input,
  work: () => Promise<VideoEvent>,
): Promise<VideoEvent> {
  const broken = effects.room
    .broken(signal)

    .then((what): VideoEvent =>
      what === 'devices' ? blocked('in-use') : { type: 'video.interrupted' },
    );
  return Promise.race([broken, work()]);
}

/** Polls until `enough`: then undefined. A decision, or a lost platform, ends it first. */
async function pollUntil(
  { data, orderNo, effects, signal }: Input,
  enough: (result: ResultFrom<'video.poll'>) => boolean,
): Promise<VideoEvent | undefined> {
  const request = { orderNo, room: data.room ?? '' };
  let lastResponseAt = effects.now();
  for (;;) {
    const response = await effects.call('video.poll', request, { signal });
    if (response.type === 'failed') return { type: 'video.refused', result: response.result };
    if (response.type === 'ok') {
      lastResponseAt = effects.now();
      const { result } = response;
      if (result.verdict === 'passed') return { type: 'video.decided', result };
      if (result.verdict === 'failed') return { type: 'video.refused', result };
      if (enough(result)) return undefined;
    } else if (
      response.why === 'signed-out' ||
      response.why === 'not-signed-in' ||
      effects.now() - lastResponseAt > platformTimeout
    ) {
      return dropped('connection');
    }
    await effects.sleep(effects.now() + every, signal);
  }
}
