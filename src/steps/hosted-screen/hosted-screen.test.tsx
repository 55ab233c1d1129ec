import { describe, expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { showStep, violations } from '../../../tests/support/show-step.tsx';
import { givenStep, readExamples } from '../../../tools/step-examples.ts';
import { failed, ok, TriedKind, unreachable } from '../../../tests/support/try-kind.ts';
import { featureScreens } from '../../features/registry/screens.ts';
import { asStepScreen } from './hosted-props.tsx';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';
import { states } from './states.ts';

const examples = readExamples('hosted-screen');

describe('what the screen asks', () => {
  const asks = {
    check: { endpoint: 'plan.check', send: { term: { formula: 'x', expr: 1 } } },
  };

  test('is answered beside what was answered before', async () => {
    const step = new TriedKind(schema, states, { settings: { shows: 'car', asks } });

    await step.send({
      type: 'hosted-screen.asked',
      answers: { leaseTerm: '48' },
      data: { asking: 'check' },
    });
    expect(step).toMatchObject({ status: 'asking', answers: { leaseTerm: '48' } });
    await step.world.answer(ok({ checkResult: true }));

    expect(step).toMatchObject({
      status: 'shown',
      data: { asked: { check: { type: 'ok', result: { checkResult: true } } } },
    });
  });

  test('a newer question takes the place of the one under way, whose answer changes nothing', async () => {
    const step = new TriedKind(schema, states, { settings: { shows: 'car', asks } });
    await step.send({ type: 'hosted-screen.asked', data: { asking: 'check' } });
    const old = step.world.calls[0];

    await step.send({ type: 'hosted-screen.asked', data: { asking: 'check' } });
    old?.answer(ok({ first: true }));
    await step.world.answer(ok({ second: true }));

    expect(old?.signal.aborted).toBe(true);
    expect(step.data.asked).toMatchObject({ check: { result: { second: true } } });
  });

  test.each([
    ['refused', failed('E1', '不可以'), { type: 'failed', result: { msg: '不可以' } }],
    ['not answered', unreachable('offline'), { type: 'unreachable' }],
  ])('stays on the page when it is %s', async (_, answer, came) => {
    const step = new TriedKind(schema, states, { settings: { shows: 'car', asks } });
    await step.send({ type: 'hosted-screen.asked', data: { asking: 'check' } });

    await step.world.answer(answer);

    expect(step).toMatchObject({ status: 'shown', data: { asked: { check: came } } });
  });
});

describe('the screens of the features', () => {
  test('each has an example', () => {
    const shown = new Set(Object.values(examples).map(({ settings }) => settings?.['shows']));

    expect(Object.keys(featureScreens).filter((name) => !shown.has(name))).toEqual([]);
  });

  test.each(Object.entries(examples))('%s has no barrier', async (_name, example) => {
    const Hosted = await featureScreens[example.settings?.['shows'] as string]!();
    const { container } = showStep(asStepScreen(Hosted), schema, example);

    expect(await violations(container)).toEqual([]);
  });

  test.each(Object.entries(featureScreens))(
    '%s can be drawn ahead, before its machine',
    async (_, load) => {
      const Hosted = asStepScreen(await load());
      const props = {
        answers: {},
        status: 'shown' as const,
        data: {},
        past: [],
        send: () => undefined,
      };
      const step = givenStep(schema, {}, 'zh');

      const html = renderToString(<Hosted {...props} step={step as never} />);

      expect(html).not.toBe('');
    },
  );

  test('are fetched when they are shown', async () => {
    showStep(Screen, schema, examples['the order once more']!);

    expect(await screen.findByRole('button', { name: '提交订单' })).toBeTruthy();
  });
});
