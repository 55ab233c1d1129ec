import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showStep, violations } from '../../../tests/support/show-step.tsx';
import { readExamples } from '../../../tools/made-up/step-examples.ts';
import { settle } from '../../verify/simulated-world.ts';
import { fingerprintOf } from '../documents.ts';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { debit, lease, picture, settings } from './signing.fixture.ts';

describe('screen', () => {
  const fillText = vi.fn<(text: string, x: number, y: number) => void>();
  beforeEach(() => {
    const nothing = () => undefined;
    const methods: Record<string, unknown> = { fillText, measureText: () => ({ width: 100 }) };
    const context = new Proxy(methods, { get: (target, name) => target[String(name)] ?? nothing });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(picture);
  });
  afterEach(() => vi.restoreAllMocks());
  const reading = { status: 'reading', settings, data: { documents: [lease, debit] } };

  function loadPages(container: Element) {
    for (const page of container.querySelectorAll('img')) fireEvent.load(page);
  }

  function scrolledTo(region: Element, top: number) {
    Object.defineProperties(region, {
      scrollHeight: { value: 2000, configurable: true },
      clientHeight: { value: 500, configurable: true },
      scrollTop: { value: top, configurable: true, writable: true },
    });
    fireEvent.scroll(region);
  }

  test.each(Object.entries(readExamples('sign')))('%s is accessible', async (_name, example) => {
    const { container } = showStep(Screen, schema, example);
    if (example.status === 'signing') await screen.findByRole('img', { name: '签名区域' });

    expect(await violations(container)).toEqual([]);
  });

  test('the cost of the contract is above it, month by month, in each language', async () => {
    const cost = {
      funderLoanAmt: 800_000,
      termCount: 48,
      downPaymentRatio: 20,
      firstPayment: 200_000,
      monthRent: 20_000,
    };
    const { change } = showStep(Screen, schema, { ...reading, step: { cost } });
    const lineOf = (label: string) => screen.getByText(label).parentElement;

    expect(lineOf('年化利率')).toHaveTextContent('9.24%');
    expect(lineOf('应付总额')).toHaveTextContent('¥11,600.00');
    await userEvent.click(screen.getByText('每月还款明细'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(49);
    expect(rows[48]).toHaveTextContent(/^48¥200\.00.*¥0\.00$/);

    change({}, 'en');
    expect(lineOf('Monthly rent')).toHaveTextContent('¥200.00 × 48');
    expect(lineOf('Total payable')).toHaveTextContent('¥11,600.00');
  });

  test('an order without a rent shows the amount financed and the term', () => {
    const cost = { funderLoanAmt: 800_000, termCount: 48, downPaymentRatio: 20 };
    showStep(Screen, schema, { ...reading, step: { cost } });

    expect(screen.getByText('融资金额').parentElement).toHaveTextContent('¥8,000.00');
    expect(screen.getByText('期数').parentElement).toHaveTextContent('48 期');
    expect(screen.queryByText('应付总额')).toBeNull();
  });

  test('documents added since the last signature are announced as changed', () => {
    showStep(Screen, schema, { ...reading, data: { ...reading.data, isOther: true } });

    expect(screen.getByText(/待签文件已更新/)).toBeVisible();
  });

  test('the submitted signature names its documents', async () => {
    const data = { ...reading.data, read: [lease.name, debit.name] };
    const agreeing = { ...reading, settings: { ...settings, signature: false }, data };
    const { send } = showStep(Screen, schema, agreeing);

    await userEvent.click(screen.getByRole('button', { name: '同意并提交' }));
    expect(send.mock.lastCall?.[0].deadlines).toMatchObject({
      documents: fingerprintOf([lease, debit]),
    });
  });

  test('a document counts as read at its end, and not before', () => {
    const { send, container } = showStep(Screen, schema, reading, 'en');
    const pages = screen.getByRole('region', { name: 'Finance lease contract, 2 pages' });
    scrolledTo(pages, 0);
    loadPages(container);

    scrolledTo(pages, 1400);
    expect(send).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /Agree/ })).toBeNull();
    scrolledTo(pages, 1500);

    expect(send.mock.calls).toEqual([
      [{ type: 'sign.document-read', data: { read: ['lease-contract'] } }],
    ]);
  });

  test('the end of unloaded pages does not count as read', () => {
    const { send } = showStep(Screen, schema, reading, 'en');

    scrolledTo(screen.getByRole('region'), 1500);

    expect(send).not.toHaveBeenCalled();
  });

  test('a page that did not load shows that and can be loaded again', async () => {
    const { container } = showStep(Screen, schema, reading, 'en');

    fireEvent.error(container.querySelectorAll('img')[1] as Element);
    expect(screen.getByRole('alert')).toHaveTextContent('Page 2 did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Load it again' }));

    expect(container.querySelectorAll('img')).toHaveLength(2);
  });

  test('the pages take the focus, so that keys scroll them', async () => {
    showStep(Screen, schema, { ...reading, data: { documents: [lease] } }, 'en');

    await userEvent.tab();

    expect(screen.getByRole('region')).toHaveFocus();
  });

  test('after the first document comes the second', async () => {
    showStep(
      Screen,
      schema,
      { ...reading, data: { documents: [lease, debit], read: ['lease-contract'] } },
      'en',
    );

    await userEvent.click(screen.getByRole('button', { name: /^Finance lease contract/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Next document' }));

    expect(screen.getByRole('region', { name: /^Debit authorization/ })).toBeVisible();
  });

  test('agrees once everything is read', async () => {
    const read = ['lease-contract', 'withholding-authorization'];
    const { send } = showStep(
      Screen,
      schema,
      { ...reading, data: { documents: [lease, debit], read } },
      'en',
    );

    await userEvent.click(screen.getByRole('button', { name: 'Agree and sign' }));

    expect(send.mock.calls).toEqual([[{ type: 'sign.agreed' }]]);
  });

  test('where no signature is required, agreeing submits', async () => {
    const { send } = showStep(
      Screen,
      schema,
      {
        ...reading,
        settings: { ...settings, signature: false },
        data: { documents: [lease], read: ['lease-contract'] },
      },
      'en',
    );

    await userEvent.click(screen.getByRole('button', { name: 'Agree and submit' }));

    expect(send.mock.lastCall?.[0]).toMatchObject({ type: 'sign.signed' });
  });

  test('an empty frame is not a signature', async () => {
    const { send, submit } = await showSignature();

    await userEvent.click(submit);

    expect(screen.getByRole('alert')).toHaveTextContent('Sign first');
    expect(send).not.toHaveBeenCalled();
  });

  test('an accidental stroke is no signature', async () => {
    const { send, submit } = await showSignature();

    draw(screen.getByRole('img'), 2);
    await userEvent.click(submit);

    expect(screen.getByRole('alert')).toHaveTextContent('too short');
    expect(send).not.toHaveBeenCalled();
  });

  test('the drawing is submitted as a picture', async () => {
    const { send, submit } = await showSignature();

    draw(screen.getByRole('img'), 30);
    await userEvent.click(submit);

    expect(send.mock.lastCall?.[0].data).toEqual({ signature: picture });
  });

  test('the drawing can be cleared', async () => {
    const { send, submit } = await showSignature();

    draw(screen.getByRole('img'), 30);
    await userEvent.click(screen.getByRole('button', { name: 'Clear and sign again' }));
    await userEvent.click(submit);

    expect(send).not.toHaveBeenCalled();
  });

  test('a name can be typed instead of drawn', async () => {
    const { send } = showStep(Screen, schema, { status: 'signing', settings }, 'en');
    await userEvent.click(await screen.findByRole('button', { name: 'Type your name instead' }));

    await userEvent.click(screen.getByRole('button', { name: 'Submit the signature' }));
    expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription(/Enter your name/);
    await userEvent.type(screen.getByLabelText('Your name'), ' 张三 {Enter}');

    expect(fillText.mock.lastCall?.[0]).toBe('张三');
    expect(send.mock.lastCall?.[0]).toMatchObject({
      type: 'sign.signed',
      data: { signature: picture },
      deadlines: { submitted: expect.any(Number) as number },
    });
  });

  describe('a typed name of the known signer', () => {
    async function type(signer: string, name: string) {
      const shown = showStep(Screen, schema, { status: 'signing', settings, step: { signer } });
      await userEvent.click(await screen.findByRole('button', { name: '改用键盘输入姓名' }));
      await userEvent.type(screen.getByLabelText('您的姓名'), `${name}{Enter}`);
      return shown;
    }

    test.each([
      ['张伟', ' 张 伟　'],
      ['阿卜杜拉·买买提', '阿卜杜拉・买买提'],
      ['阿卜杜拉•买买提', '阿卜杜拉买买提'],
      ['JOHN SMITH', 'Ｊｏｈｎ Smith'],
      ['张*', '张伟'],
      ['张••', '张小伟'],
    ])('%s can be %s', async (signer, name) => {
      const { send } = await type(signer, name);

      expect(send.mock.lastCall?.[0]).toMatchObject({ type: 'sign.signed' });
    });

    test.each([
      ['张伟', '李四'],
      ['张伟', '张'],
      ['张*', '李伟'],
      ['张伟', '张伟张伟'],
    ])('%s cannot be %s', async (signer, name) => {
      const { send } = await type(signer, name);

      const input = screen.getByLabelText('您的姓名');
      expect(input).toHaveAccessibleDescription(/与签署人的姓名不一致/);
      expect(input).toHaveFocus();
      expect(send).not.toHaveBeenCalled();
    });
  });

  test('the documents can be read again before signing', async () => {
    const { send } = showStep(Screen, schema, { status: 'signing', settings }, 'en');

    await userEvent.click(await screen.findByRole('button', { name: /Read the documents again/ }));

    expect(send).toHaveBeenCalledWith({ type: 'sign.document-reopened' });
    await act(settle);
  });
});

/** The canvas is loaded after the rest: submitting before then does nothing. */
async function showSignature() {
  const { send } = showStep(Screen, schema, { status: 'signing', settings }, 'en');
  const submit = await screen.findByRole('button', { name: 'Submit the signature' });
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));
  return { send, submit };
}

function draw(canvas: Element, moves: number): void {
  const at = (x: number) => ({
    pointerId: 1,
    isPrimary: true,
    pointerType: 'touch',
    button: 0,
    buttons: 1,
    pressure: 0.5,
    clientX: x,
    clientY: x,
  });
  fireEvent.pointerDown(canvas, at(0));
  for (let move = 1; move <= moves; move += 1) fireEvent.pointerMove(canvas, at(move * 10));
  fireEvent.pointerUp(canvas, at(moves * 10));
}
