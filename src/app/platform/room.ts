import type { Room, RoomCall, RoomConnected } from '../../model/effects.ts';
import { openDevices } from './devices.ts';

/** Milliseconds for collecting ICE candidates; the offer goes out with those found by then. */
const gatheringFor = 3000;
/** Milliseconds a call may be interrupted before it counts as broken: most networks recover. */
const mayBeInterruptedFor = 5000;

/** Camera, microphone and the call, open until all holders release them. */
export function createRoom(): Room {
  const holders = new Set<AbortSignal>();
  let own: MediaStream | undefined;
  let call: RTCPeerConnection | undefined;

  function hold(signal: AbortSignal) {
    if (signal.aborted || holders.has(signal)) return;
    holders.add(signal);
    signal.addEventListener('abort', () => {
      holders.delete(signal);
      // Later: the step's next state may hold the room in a moment.
      setTimeout(() => holders.size === 0 && close(), 0);
    });
  }

  function close() {
    call?.close();
    own?.getTracks().forEach((track) => track.stop());
    call = undefined;
    own = undefined;
  }

  return {
    async open(signal) {
      hold(signal);
      if (own && isLive(own)) return { type: 'open', own };
      const opened = await openDevices();
      if (opened.type === 'blocked') return opened;
      own?.getTracks().forEach((track) => track.stop());
      own = opened.own;
      if (holders.size === 0) close();
      return { type: 'open', own };
    },
    async connect(options) {
      if (!own) return { type: 'failed' };
      call?.close();
      const made = new RTCPeerConnection({ iceServers: options.ice as RTCIceServer[] });
      call = made;
      for (const track of own.getTracks()) made.addTrack(track, own);
      return calling(made, options).catch(() => ({ type: 'failed' }) as const);
    },
    broken: (signal) => broken(own, call, signal),
  };
}

function isLive(stream: MediaStream): boolean {
  return stream.getTracks().every(({ readyState }) => readyState === 'live');
}

async function calling(made: RTCPeerConnection, options: RoomCall): Promise<RoomConnected> {
  const other = new MediaStream();
  made.addEventListener('track', ({ track }) => other.addTrack(track));
  await made.setLocalDescription(await made.createOffer());
  await gathered(made);
  const sdpAnswer = await options.exchange(made.localDescription?.sdp ?? '');
  if (sdpAnswer === undefined) return { type: 'failed' };
  const settled = connectedOrNot(made);
  await made.setRemoteDescription({ type: 'answer', sdp: sdpAnswer });
  return (await settled) ? { type: 'connected', other } : { type: 'failed' };
}

/** All candidates travel with the offer: one message each way passes every proxy. */
function gathered(made: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const check = () => made.iceGatheringState === 'complete' && resolve();
    made.addEventListener('icegatheringstatechange', check);
    setTimeout(resolve, gatheringFor);
    check();
  });
}

function connectedOrNot(made: RTCPeerConnection): Promise<boolean> {
  return new Promise((resolve) => {
    const check = () => {
      const state = stateOf(made);
      if (state === 'connected') resolve(true);
      if (state === 'failed' || state === 'closed') resolve(false);
    };
    made.addEventListener('iceconnectionstatechange', check);
    check();
  });
}

/** Web views before Safari 13.1 and Chrome 72 only have the ICE state. */
function stateOf({ iceConnectionState }: RTCPeerConnection) {
  return iceConnectionState === 'completed' ? 'connected' : iceConnectionState;
}

function broken(
  own: MediaStream | undefined,
  call: RTCPeerConnection | undefined,
  signal: AbortSignal,
): Promise<'devices' | 'call'> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lost = () => resolve('devices');
    const check = () => {
      const state = call && stateOf(call);
      clearTimeout(timer);
      if (state === 'failed' || state === 'closed') resolve('call');
      if (state === 'disconnected') timer = setTimeout(() => resolve('call'), mayBeInterruptedFor);
    };
    const tracks = own?.getTracks() ?? [];
    for (const track of tracks) track.addEventListener('ended', lost);
    call?.addEventListener('iceconnectionstatechange', check);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      for (const track of tracks) track.removeEventListener('ended', lost);
      call?.removeEventListener('iceconnectionstatechange', check);
    });
    check();
  });
}
