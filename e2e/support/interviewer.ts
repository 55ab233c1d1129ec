import type { Page } from '@playwright/test';

export type Interviewing = 'passed' | 'failed' | 'hang-up' | 'watch';

/** Opens the automatic interviewer of an order in a page of its own; it decides once it receives the customer's video. */
export async function openInterviewer(
  page: Page,
  orderNo: string,
  auto: Interviewing,
): Promise<Page> {
  const desk = await page.context().newPage();
  const { origin } = new URL(page.url());
  await desk.goto(`${origin}/sandbox/interview?orderNo=${orderNo}&auto=${auto}`);
  return desk;
}
