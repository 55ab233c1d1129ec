import type { FastifyInstance, FastifyReply } from 'fastify';
import { bankPage, type BankPageState } from './bank-page.ts';
import { securityHeaders } from '../../deploy/headers.ts';
import { closeLink, findLink } from './links.ts';
import { isSent } from './sent-links.ts';
import { recordOutcome } from './link-outcomes.ts';
import type { SandboxEnvironment } from '../platform/environment.ts';
import type { LinkRow } from './tables.ts';

/** Milliseconds a link is good for. */
const linkTtl = 30 * 60_000;
/** And one that was sent to somebody, who may read it another day. */
const sentLinkTtl = 7 * 24 * 60 * 60_000;

interface Visit {
  Params: { funder: string; kind: string };
  Querystring: { t?: string; lang?: string };
  Body: { t?: string; answer?: string } | null;
}

/** The funders' own pages, where a jump link leads. What is done there is only ever learnt by asking the platform. */
export function addBankPages(app: FastifyInstance, env: SandboxEnvironment): void {
  const { db, clock, services } = env;
  app.get<Visit>('/bank-pages/:funder/:kind', async (request, reply) => {
    const link = await findLink(db, textOf(request.query.t));
    const lang = request.query.lang === 'en' ? 'en' : 'zh';
    return show(env, reply, link, stateOf(link, request.params, clock()), lang);
  });

  app.post<Visit>('/bank-pages/:funder/:kind', async (request, reply) => {
    const response = request.body?.answer;
    const outcome: 'done' | 'refused' | undefined =
      response === 'done' || response === 'refused' ? response : undefined;
    const { link, closed } = await db.transaction().execute(async (tx) => {
      const row = await findLink(tx, textOf(request.body?.t));
      const open = stateOf(row, request.params, clock()) === 'open';
      if (!row || !open || !outcome) return { link: row, closed: undefined };
      const isClosed = await closeLink(tx, row.token, outcome, clock());
      if (isClosed) await recordOutcome({ tx, now: clock(), services }, row, outcome);
      return { link: row, closed: isClosed ? outcome : undefined };
    });
    if (link && closed && !isSent(link)) return reply.redirect(link.return_to, 303);
    return show(env, reply, link, closed ?? stateOf(link, request.params, clock()), 'zh');
  });
}

function stateOf(
  link: LinkRow | undefined,
  { funder, kind }: Visit['Params'],
  now: number,
): BankPageState {
  if (!link || link.funder !== funder || link.kind !== kind) return 'unknown';
  if (link.outcome !== null) return link.outcome;
  return now - link.created_at > (isSent(link) ? sentLinkTtl : linkTtl) ? 'expired' : 'open';
}

async function show(
  { db }: SandboxEnvironment,
  reply: FastifyReply,
  link: LinkRow | undefined,
  state: BankPageState,
  lang: 'zh' | 'en',
): Promise<FastifyReply> {
  const shown = state === 'unknown' ? undefined : link;
  const funder =
    shown &&
    (await db
      .selectFrom('funders')
      .selectAll()
      .where('code', '=', shown.funder)
      .executeTakeFirst());
  const name = (lang === 'zh' ? funder?.name_zh : funder?.name_en) ?? shown?.funder ?? '';
  const html = bankPage({ state, lang, funder: name, link: shown });
  return reply
    .code(state === 'unknown' ? 404 : 200)
    .headers({
      ...securityHeaders,
      'content-security-policy': policyFor(shown),
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** The form's answer redirects back to the app, which may live elsewhere. */
function policyFor(link: LinkRow | undefined): string {
  const policy = securityHeaders['content-security-policy'] ?? '';
  return link
    ? policy.replace("form-action 'self'", `form-action 'self' ${new URL(link.return_to).origin}`)
    : policy;
}

function textOf(value: unknown): string {
  return typeof value === 'string' && !value.includes('\0') ? value : '';
}
