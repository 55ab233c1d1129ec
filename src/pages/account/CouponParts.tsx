import type { ResponseOf } from '../../api/typed.ts';
import { feeTypes } from '../../api/contract/fees.ts';
import type { Language } from '../../model/definition.ts';
import { exactYuan } from '../../model/yuan.ts';
import { useLanguage, useT } from '../../ui/language.tsx';
import { intoFlow, Link } from '../routing.ts';
import styles from './Account.module.css';
import { couponMessages as words } from './coupon-messages.ts';
import { withQuery } from './with-query.ts';

interface Worth {
  name: { zh: string; en: string };
  /** Whole fen. */
  amount: number;
  from: number;
  feeTypes: string[];
}

export type OwnedCoupon = ResponseOf<'coupon.mine'>['coupons'][number];

export type Offers = ResponseOf<'coupon.centre'>;

function kindsOf(types: readonly string[], language: Language): string {
  const names = types.map((type) =>
    Object.hasOwn(feeTypes, type) ? feeTypes[type as keyof typeof feeTypes][language] : type,
  );
  return [...new Set(names)].join(language === 'zh' ? '、' : ', ');
}

function Amount({ amount, from }: Worth) {
  const t = useT();
  return (
    <div className={styles.worth}>
      <b>{exactYuan(amount)}</b>
      <span>{from === 0 ? t(words.anyAmount) : t(words.from, { amount: exactYuan(from) })}</span>
    </div>
  );
}

export function CouponCard({ coupon }: { coupon: OwnedCoupon }) {
  const t = useT();
  const language = useLanguage();
  const over = coupon.state !== 'usable';
  return (
    <li className={`${styles.coupon ?? ''} ${over ? (styles.over ?? '') : ''}`}>
      <Amount {...coupon} />
      <div className={styles.terms}>
        <h2>{coupon.name[language]}</h2>
        <p>{t(words.for, { kinds: kindsOf(coupon.feeTypes, language) })}</p>
        {coupon.orderNo !== undefined && <p>{t(words.oneOrder, { orderNo: coupon.orderNo })}</p>}
        <p>{t(words.until, { date: coupon.until })}</p>
      </div>
    </li>
  );
}

export function OfferList({ offers, back }: Offers & { back: string }) {
  const t = useT();
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {offers.map((offer) => {
        const over = offer.left === 0 && !offer.collected;
        const name = offer.name[language];
        return (
          <li
            key={offer.id}
            className={`${styles.coupon ?? ''} ${over ? (styles.over ?? '') : ''}`}
          >
            <Amount {...offer} />
            <div className={styles.terms}>
              <h2>{name}</h2>
              <p>{t(words.for, { kinds: kindsOf(offer.feeTypes, language) })}</p>
              <p>
                {t(words.days, { days: offer.days })}
                {!over && ` · ${t(words.left, { count: offer.left })}`}
              </p>
              {offer.collected || over ? (
                <span className={styles.taken}>{t(over ? words.gone : words.taken)}</span>
              ) : (
                <Link
                  className={styles.take}
                  to={withQuery('/collectCoupon', { offer: offer.id, back })}
                  state={intoFlow}
                  aria-label={t(words.takeOf, { name })}
                >
                  {t(words.take)}
                </Link>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
