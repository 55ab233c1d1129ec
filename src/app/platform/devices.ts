import type { RoomFault, RoomOpened } from '../../model/effects.ts';

const camera = { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 640 } } as const;

/** The front camera and the microphone, or what keeps them from being used. */
export async function openDevices(): Promise<RoomOpened> {
  // Absent on pages that are not https and in old web views.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices?.getUserMedia || typeof RTCPeerConnection === 'undefined')
    return { type: 'blocked', fault: 'unsupported' };
  try {
    return { type: 'open', own: await devices.getUserMedia({ video: camera, audio: true }) };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return { type: 'blocked', fault: await faultOf(name, devices) };
  }
}

/** The browser reports the fault, but not which of the two devices has it. */
async function faultOf(name: string, devices: MediaDevices): Promise<RoomFault> {
  if (name === 'NotAllowedError' || name === 'SecurityError') {
    const onlyMicrophone = (await isGranted('camera')) && !(await isGranted('microphone'));
    return onlyMicrophone ? 'microphone-denied' : 'denied';
  }
  if (name === 'NotFoundError' || name === 'OverconstrainedError') {
    const allDevices = await devices.enumerateDevices().catch(() => []);
    return allDevices.some(({ kind }) => kind === 'videoinput') ? 'no-microphone' : 'no-camera';
  }
  return name === 'NotSupportedError' ? 'unsupported' : 'in-use';
}

async function isGranted(name: 'camera' | 'microphone'): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name });
    return state === 'granted';
  } catch {
    return false;
  }
}
