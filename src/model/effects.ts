import type { LocalizedTemplate } from './definition.ts';

/** Everything a machine may do to the world. Injected: the app, a test, a preview and a simulation each bring their own. */
export interface Effects {
  /**
   * Calls an endpoint of the contract (`bank-card.bind`) or a capability of the host (`bridge.scan-id-card`).
   * Never throws for what the network or the platform does; an unknown endpoint is a bug and throws.
   */
  call(
    endpoint: string,
    request: Record<string, unknown>,
    options: CallOptions,
  ): Promise<CallResult>;
  /** Leads the customer to a link the way the host allows. `origins`: where it may lead. */
  open(
    url: string,
    options: { origins: readonly string[]; signal: AbortSignal },
  ): Promise<OpenResult>;
  /** Resolves at `until` (epoch ms), or at once when that has passed; rejects when aborted. */
  sleep(until: number, signal: AbortSignal): Promise<void>;
  /** Epoch ms. */
  now(): number;
  /** A new requestId. */
  newId(): string;
  /** In [0, 1). */
  random(): number;
  toast(words: string): void;
  /** Camera, microphone and the video call. */
  room: Room;
}

/** Endpoint → what a call of it takes and gives. The contract adds its rows (api/typed.ts): types only, of which nothing reaches a phone. */
export interface EndpointTypes {}

/** For an endpoint only YAML names: anything. For a literal the contract lacks: nothing. */
type Typed<Id extends string, Part extends 'request' | 'result'> = Id extends keyof EndpointTypes
  ? EndpointTypes[Id] extends Record<Part, infer Type>
    ? Type
    : never
  : string extends Id
    ? Record<string, unknown>
    : never;

/** `result` of a good response. */
export type ResultFrom<Id extends keyof EndpointTypes> = Typed<Id, 'result'>;

/** As actors have them: a call with a literal endpoint has the types of its row. */
export interface StepEffects extends Omit<Effects, 'call'> {
  call<Id extends string>(
    endpoint: Id,
    request: Typed<Id, 'request'>,
    options: CallOptions,
  ): Promise<{ type: 'ok'; result: Typed<Id, 'result'> } | Exclude<CallResult, { type: 'ok' }>>;
}

/** The customer's side of a video call, as the browser makes it. One call at a time. */
export interface Room {
  /**
   * Opens camera and microphone, or keeps them open. They are on, and a call goes on, as long as one of the signals given
   * here has not aborted.
   */
  open(signal: AbortSignal): Promise<RoomOpened>;
  /** Calls, ending the call before. Resolves with the other side's picture and sound. Needs `open`. */
  connect(call: RoomCall): Promise<RoomConnected>;
  /** Resolves when the camera or the microphone is taken away (`devices`) or the call breaks (`call`). */
  broken(signal: AbortSignal): Promise<'devices' | 'call'>;
}

export type RoomFault =
  | 'denied'
  | 'microphone-denied'
  | 'no-camera'
  | 'no-microphone'
  | 'in-use'
  | 'unsupported'
  /** The program for it could not be loaded. */
  | 'not-loaded';

export type RoomOpened =
  | { type: 'open'; own: MediaStream | undefined }
  | { type: 'blocked'; fault: RoomFault };

export type RoomConnected =
  | { type: 'connected'; other: MediaStream | undefined }
  | { type: 'failed' };

export interface RoomCall {
  /** Servers that help two networks find each other (RTCIceServer). */
  ice: readonly unknown[];
  /** Sends our offer (SDP) to the other side and resolves with its answer; undefined where there was none. */
  exchange(offer: string): Promise<string | undefined>;
  signal: AbortSignal;
}

export interface CallOptions {
  signal: AbortSignal;
  /** Given for endpoints that write once. */
  requestId?: string;
}

/**
 * - ok: the platform answered with the OK code
 * - failed: it answered with another code; `result.msg` is for the customer
 * - unreachable: nobody knows what happened, or nothing did
 */
export type CallResult =
  | { type: 'ok'; result: Record<string, unknown> }
  | { type: 'failed'; result: Record<string, unknown> & { code: string; msg: string } }
  | {
      type: 'unreachable';
      /** `signed-out`: the platform no longer knows the customer. `not-signed-in`: it never did. */
      why:
        | 'offline'
        | 'timeout'
        | 'busy'
        | 'server'
        | 'broken'
        | 'not-sent'
        | 'signed-out'
        | 'not-signed-in';
      /** An earlier attempt of the same call may have arrived, whatever the last one's result. */
      mayBeDone?: true;
      words: LocalizedTemplate;
    };

/** `returned`: the link was shown on top of us and closed again. `leaving`: this page is about to go away. */
export type OpenResult = 'returned' | 'leaving' | 'refused' | 'blocked';

export type HostKind = 'native' | 'messaging' | 'mini-program' | 'web';

export interface Host {
  kind: HostKind;
  system: 'android' | 'ios' | 'other';
  /** Version of the native app, `0.0.0` elsewhere. */
  version: string;
}
