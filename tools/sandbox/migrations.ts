/** Numbered for good: an applied migration is never edited, a change is a new one at the end. */
export const migrations: readonly { number: number; name: string; sql: string }[] = [
  {
    number: 1,
    name: 'customers, funders, vehicles, orders',
    sql: `
      create table customers (
        id text primary key, token text not null unique, phone text not null, name text not null, id_number text not null,
        nick_name text not null, sex text not null, birthday text not null);
      create table funders (
        code text primary key, name_zh text not null, name_en text not null, links jsonb not null, actions jsonb not null,
        position int not null);
      create table vehicles (vin text primary key, sold boolean not null, details jsonb not null);
      create table orders (
        order_no text primary key, customer_id text not null references customers(id), funder text not null,
        status text not null, product_line text not null, vin text not null, seeded_action int,
        details jsonb not null, credit jsonb not null, document_key text not null, review_passes_at bigint, created_at bigint not null);
      create index orders_of_customer on orders (customer_id, created_at);
      create index orders_for_launcher on orders (funder, seeded_action);`,
  },
  {
    number: 2,
    name: 'what customers do: cards, codes, faces, signatures, links, uploads',
    sql: `
      create table cards (
        id bigint generated always as identity primary key, order_no text not null references orders(order_no) on delete cascade,
        acct_no text not null, phone text not null, bank text not null, bound_at bigint not null);
      create index cards_of_order on cards (order_no, id);
      create table codes (
        id bigint generated always as identity primary key, phone text not null, code text not null, sent_at bigint not null,
        expires_at bigint not null, tries int not null, used_at bigint);
      create index codes_of_phone on codes (phone, id);
      create table faces (
        id bigint generated always as identity primary key, order_no text not null, id_number text not null,
        passed boolean not null, checked_at bigint not null);
      create table signatures (
        order_no text not null references orders(order_no) on delete cascade, document text not null, round int not null,
        image text, signed_at bigint not null, primary key (order_no, document, round));
      create table links (
        token text primary key, order_no text not null references orders(order_no) on delete cascade, funder text not null,
        kind text not null, return_to text not null, outcome text, created_at bigint not null, closed_at bigint);
      create index links_of_order on links (order_no, created_at);
      create table uploads (
        id text primary key, customer_id text not null, order_no text not null, type text not null, size int not null,
        bytes bytea not null, created_at bigint not null);`,
  },
  {
    number: 3,
    name: 'one effect per intent: requests, ledger, records',
    sql: `
      create table requests (
        request_id text not null, customer_id text not null, endpoint text not null, hash text not null, answer text,
        created_at bigint not null, primary key (customer_id, request_id));
      create table ledger (
        id bigint generated always as identity primary key, order_no text not null, what text not null,
        details jsonb not null, at bigint not null);
      create index ledger_of_order on ledger (order_no, id);
      create table records (
        id bigint generated always as identity primary key, customer_id text not null, order_no text not null,
        kind text not null, details jsonb not null, at bigint not null);
      create index records_of_kind on records (customer_id, kind, id);`,
  },
  {
    number: 4,
    name: 'interview rooms',
    sql: `
      create table rooms (
        order_no text primary key references orders(order_no) on delete cascade, room text not null unique, second boolean not null,
        entered_at bigint not null, seen_at bigint not null, left_at bigint, interviewer_seen_at bigint, interviewer_left_at bigint,
        round int not null, offer text, answer text, verdict text);`,
  },
  {
    number: 5,
    name: 'the life of an order: finished actions, scenarios, pages, what a link was asked with',
    sql: `
      create table finished (
        order_no text not null references orders(order_no) on delete cascade, action int not null, by text not null,
        at bigint not null, primary key (order_no, action));
      create table pages (code text primary key, title_zh text not null, title_en text not null, position int not null);
      alter table orders add column scenario text not null default 'happy';
      alter table orders add column seeded_page text;
      alter table links add column settles_at bigint;
      alter table links add column params jsonb not null default '{}';`,
  },
];
