import { describe, expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { showStep, violations } from '../../../tests/support/show-step.tsx';
import { givenStep, readExamples } from '../../../tools/made-up/step-examples.ts';
import { featureScreens } from '../../features/registry/screens.ts';
import { asStepScreen } from './hosted-props.tsx';
import { schema } from './schema.ts';
import { Screen } from './Screen.tsx';

const examples = readExamples('hosted-screen');

describe('the screens of the features', () => {
  test('each has an example', () => {
    const shown = new Set(Object.values(examples).map(({ settings }) => settings?.['shows']));

    expect(Object.keys(featureScreens).filter((name) => !shown.has(name))).toEqual([]);
  });

  test.each(Object.entries(examples))('%s is accessible', async (_name, example) => {
    const Hosted = await featureScreens[example.settings?.['shows'] as string]!();
    const { container } = showStep(asStepScreen(Hosted), schema, example);

    expect(await violations(container)).toEqual([]);
  });

  test.each(Object.entries(featureScreens))(
    '%s can be prerendered, before its machine runs',
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

  test('are loaded when they are shown', async () => {
    showStep(Screen, schema, examples['the order once more']!);

    expect(await screen.findByRole('button', { name: '提交订单' })).toBeTruthy();
  });
});
