import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { showStep, violations } from '../../../tests/support/show-step.tsx';
import { readExamples } from '../../../tools/made-up/step-examples.ts';
import { TriedKind } from '../../../tests/support/try-kind.ts';
import { failed, ok, unreachable } from '../../verify/call-results.ts';
import { authoring } from './authoring.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { states } from './states.ts';

const settings = { name: '张三', idNumber: '11010519491231002X' };

async function started() {
  const step = new TriedKind(schema, states, { settings });
  await step.send({ type: 'face.started' });
  return step;
}

describe('in the native app', () => {
  test('its check returns a ticket, which the platform verifies', async () => {
    const step = await started();
    expect(step.world.calls).toMatchObject([{ endpoint: 'bridge.face', request: settings }]);

    await step.world.respond(ok({ ticket: 't1' }));
    expect(step.world.calls.at(-1)).toMatchObject({
      endpoint: 'face.verify',
      request: { ...settings, ticket: 't1' },
    });
    await step.world.respond(ok({ passed: true, faceToken: 'proof' }));

    expect(step).toMatchObject({ outcome: 'ok', answers: { faceToken: 'proof' } });
  });

  test.each([
    ['cancelled', { outcome: 'cancelled' }],
    ['denied', { status: 'denied' }],
    ['unsupported', { status: 'camera' }],
    ['5001', { outcome: 'failed' }],
  ])('a check with the result "%s" has its own outcome or state', async (code, then) => {
    const step = await started();

    await step.world.respond(failed(code));

    expect(step).toMatchObject(then);
  });
});

describe('with a photo', () => {
  async function captured() {
    const step = await started();
    await step.world.respond(failed('unsupported'));
    await step.send({ type: 'face.captured', data: { image: 'data:image/jpeg;base64,eA==' } });
    return step;
  }

  test('the platform compares it', async () => {
    const step = await captured();

    expect(step.world.calls.at(-1)?.request).toMatchObject({
      image: 'data:image/jpeg;base64,eA==',
    });
  });

  test.each([
    ['it is somebody else', ok({ passed: false })],
    ['the platform says no', failed('4103', '未检测到人脸')],
    ['the answer does not say', ok({ passed: undefined })],
  ])('%s is no success, and the photo is discarded', async (_why, response) => {
    const step = await captured();

    await step.world.respond(response);

    expect(step).toMatchObject({ outcome: 'failed', data: { image: undefined } });
  });

  test('when unreachable, the same photo is compared again', async () => {
    const step = await captured();

    await step.world.respond(unreachable('timeout'));
    expect(step.status).toBe('unreachable');
    await step.send({ type: 'face.retried' });

    expect(step.world.calls.at(-1)?.request.image).toBe('data:image/jpeg;base64,eA==');
  });

  test('what proves the check is never stored', () => {
    expect(authoring.sensitive).toEqual(Object.keys(authoring.answers));
  });
});

describe('screen', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    vi.restoreAllMocks();
  });

  function devicesAre(value: unknown) {
    Object.defineProperty(navigator, 'mediaDevices', { value, configurable: true });
  }

  function cameraThat(getUserMedia: () => Promise<unknown>) {
    devicesAre({ getUserMedia });
  }

  test.each(Object.entries(readExamples('face')))('%s is accessible', async (_name, example) => {
    cameraThat(() => new Promise(() => undefined));

    const { container } = showStep(Screen, schema, example);

    expect(await violations(container)).toEqual([]);
  });

  test('shows that the camera is not allowed', async () => {
    cameraThat(() => Promise.reject(new DOMException('no', 'NotAllowedError')));

    const { send } = showStep(Screen, schema, { status: 'camera', settings });

    await waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'face.camera-denied' }));
  });

  test('shows that the host has no camera', async () => {
    devicesAre(undefined);

    const { send } = showStep(Screen, schema, { status: 'camera', settings });

    await waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'face.camera-denied' }));
  });

  /** A camera that is live, and a canvas whose picture is compressed when the test says so. */
  function liveCamera(context: unknown = { drawImage() {} }) {
    // A page without a real one cannot show it: it plays when the test says so.
    cameraThat(() => new Promise(() => undefined));
    let compressed: (photo: Blob | null) => void = () => undefined;
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as null);
    const toBlob = vi
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((callback) => (compressed = callback));
    const { send } = showStep(Screen, schema, { status: 'camera', settings });
    fireEvent.playing(screen.getByLabelText('前置相机画面'));
    return { send, toBlob, compress: (photo: Blob | null) => compressed(photo) };
  }

  test('sends the photo once, however often the button is tapped while it is compressed', async () => {
    const { send, toBlob, compress } = liveCamera();
    const button = screen.getByRole('button', { name: '拍摄' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(toBlob).toHaveBeenCalledOnce();

    compress(new Blob(['x'], { type: 'image/jpeg' }));

    const data = { image: `data:image/jpeg;base64,${btoa('x')}`, ticket: undefined };
    await waitFor(() => expect(send.mock.calls).toEqual([[{ type: 'face.captured', data }]]));
  });

  test.each([
    ['the camera has shown nothing', undefined],
    ['there is no canvas', null],
  ])('offers the other ways where %s', async (_, context) => {
    const { send, compress } = liveCamera(context);

    fireEvent.click(screen.getByRole('button', { name: '拍摄' }));
    compress(null);

    await waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'face.camera-denied' }));
  });

  test('the camera is closed with its screen, even when it opens too late', async () => {
    const stop = vi.fn<() => void>();
    let open: (stream: unknown) => void = () => undefined;
    cameraThat(() => new Promise((resolve) => (open = resolve)));

    const { unmount } = showStep(Screen, schema, { status: 'camera', settings });
    unmount();
    open({ getTracks: () => [{ stop }] });

    await waitFor(() => expect(stop).toHaveBeenCalledOnce());
  });

  test('where the camera is denied it offers a retry, a photo, and an exit', async () => {
    const { send, container } = showStep(Screen, schema, { status: 'denied', settings }, 'en');

    expect(screen.getByRole('alert')).toHaveTextContent('The camera cannot be used');
    expect(container.querySelector('input[capture="user"]')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(send.mock.calls).toEqual([[{ type: 'face.started' }], [{ type: 'face.cancelled' }]]);
  });
});
