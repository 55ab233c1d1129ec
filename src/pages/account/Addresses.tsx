import type { ResponseOf } from '../../api/typed.ts';
import { QueryProblem } from '../QueryProblem.tsx';
import type { ReactNode } from 'react';
import { AsGiven } from '../../ui/field/AsGiven.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { ownPath } from '../../model/link-target.ts';
import { useLanguage, useT } from '../../ui/language.tsx';
import { maskPhone } from '../../ui/field/mask.ts';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { useEndpoint } from '../endpoint-queries.tsx';
import { PageWithBack } from '../PageWithBack.tsx';
import { intoFlow, Link, useLocation } from '../routing.ts';
import styles from './Account.module.css';
import { addressMessages as words } from './address-messages.ts';
import { withQuery } from './with-query.ts';

type Address = ResponseOf<'address.list'>['addresses'][number];

/** /addressList: the customer's addresses, each with what can be done with it. */
export function AddressList() {
  return (
    <Shown title={words.title} here="/addressList">
      {(address) => <Changeable address={address} />}
    </Shown>
  );
}

/** /chooseAddressList?back=…: choosing leads back there, with `addressId`. */
export function ChooseAddressList() {
  const t = useT();
  const { search } = useLocation();
  const back = ownPath(new URLSearchParams(search).get('back')) ?? '/addressList';
  const here = withQuery('/chooseAddressList', { back });
  return (
    <Shown title={words.choose} text={t(words.chooseText)} here={here}>
      {({ id, ...address }) => (
        <Link className={styles.choose} to={withQuery(back, { addressId: id })} replace>
          <Lines {...address} />
        </Link>
      )}
    </Shown>
  );
}

function Shown(props: {
  title: { zh: string; en: string };
  text?: string;
  /** Where a flow that changes something leads back to. */
  here: string;
  children: (address: Address) => ReactNode;
}) {
  const t = useT();
  const query = useEndpoint('address.list', {});
  const add = (
    <Link
      className={styles.button}
      to={withQuery('/editAddress', { back: props.here })}
      state={intoFlow}
    >
      {t(words.add)}
    </Link>
  );
  return (
    <PageWithBack title={t(props.title)} focusKey={props.here}>
      {query.isPending && <Skeleton shape="card" count={2} text={t(words.loading)} />}
      {query.isError && <QueryProblem query={query} />}
      {query.data === undefined ? null : query.data.addresses.length === 0 ? (
        <Empty title={t(words.none)} text={t(words.noneText)} drawing="no-place">
          {add}
        </Empty>
      ) : (
        <div className={styles.cards}>
          {props.text !== undefined && <p className={styles.lead}>{props.text}</p>}
          <ul className={styles.list}>
            {query.data.addresses.map((address) => (
              <li key={address.id} className={styles.card}>
                {props.children(address)}
              </li>
            ))}
          </ul>
          {add}
        </div>
      )}
    </PageWithBack>
  );
}

function Lines({
  name,
  phone,
  region,
  detail,
  isDefault,
}: Pick<Address, 'name' | 'phone' | 'region' | 'detail' | 'isDefault'>) {
  const t = useT();
  const { provinceName, cityName, districtName = '' } = region;
  const city = cityName === provinceName ? '' : cityName;
  const where =
    useLanguage() === 'zh'
      ? `${provinceName}${city}${districtName} ${detail}`
      : [detail, districtName, city, provinceName].filter((part) => part !== '').join(', ');
  return (
    <>
      <span className={styles.person}>
        <span>
          <AsGiven text={name} />
        </span>
        <span className={styles.number}>{maskPhone(phone)}</span>
        {isDefault && <span className={styles.tag}>{t(words.isDefault)}</span>}
      </span>
      <p className={styles.where}>
        <AsGiven text={where} />
      </p>
    </>
  );
}

function Changeable({ address }: { address: Address }) {
  const t = useT();
  const { id, name, detail, isDefault } = address;
  const to = (path: string) => withQuery(path, { id, back: '/addressList' });
  const acts = [
    ...(isDefault ? [] : [{ path: '/defaultAddress', act: t(words.makeDefault) }]),
    { path: '/editAddress', act: t(words.edit) },
    { path: '/deleteAddress', act: t(words.remove) },
  ];
  return (
    <div className={styles.address}>
      <Lines {...address} />
      <div className={styles.acts}>
        {acts.map(({ path, act }) => (
          <Link
            key={path}
            className={`${styles.act ?? ''} ${path === '/deleteAddress' ? (styles.remove ?? '') : ''}`}
            to={to(path)}
            state={intoFlow}
            aria-label={t(words.of, { act, name, detail })}
          >
            {act}
          </Link>
        ))}
      </div>
    </div>
  );
}
