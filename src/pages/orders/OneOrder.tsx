import type { EndpointId, RequestOf, ResultOf } from '../../api/typed.ts';
import { QueryProblem } from '../QueryProblem.tsx';
import type { ReactNode } from 'react';
import type { LocalizedText } from '../../model/step-kind.ts';
import { useT } from '../../ui/language.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Problem } from '../../ui/feedback/Problem.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { readAddress } from '../address.ts';
import { useEndpoint } from '../endpoint-queries.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { useLocation, useNavigate } from '../routing.ts';
import { messages } from './messages.ts';

/** Endpoints whose request is an order number and nothing else. */
type OrderQueryId = {
  [Id in EndpointId]: { orderNo: string } extends RequestOf<Id> ? Id : never;
}[EndpointId];

interface OneOrderProps<Id extends OrderQueryId> {
  title: LocalizedText;
  endpoint: Id;
  /** Where Back leads, and what that is called. */
  back: (orderNo: string | undefined) => string;
  backWords: LocalizedText;
  children: (query: ResultOf<Id>, orderNo: string) => ReactNode;
}

/** A page about the order that the address names: asks the endpoint for it, and shows loading, failing, and that none is named. */
export function OneOrder<Id extends OrderQueryId>(props: OneOrderProps<Id>) {
  const t = useT();
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const { orderNo } = readAddress(search);
  // Back to the list as it was left; a page opened from outside has nothing behind it.
  const onBack = () => void (key === 'default' ? navigate(props.back(orderNo)) : navigate(-1));
  return (
    <Page
      title={t(props.title)}
      focusKey={`${props.endpoint} ${orderNo ?? ''}`}
      onBack={onBack}
      headerAction={<LanguageSwitch />}
    >
      {orderNo === undefined ? (
        <Problem
          title={t(messages.noOrderNo)}
          onAction={() => void navigate('/orderList')}
          actionText={t(messages.toList)}
        />
      ) : (
        <Loaded {...props} orderNo={orderNo} onBack={onBack} />
      )}
    </Page>
  );
}

function Loaded<Id extends OrderQueryId>(
  props: OneOrderProps<Id> & { orderNo: string; onBack: () => void },
): ReactNode {
  const t = useT();
  const { orderNo } = props;
  const query = useEndpoint(props.endpoint, { orderNo } as RequestOf<Id>);
  if (query.isPending) return <Skeleton shape="card" count={3} text={t(messages.loadingOrder)} />;
  return (
    <>
      {query.isError && (
        <QueryProblem query={query} onAction={props.onBack} actionText={t(props.backWords)} />
      )}
      {query.data !== undefined && props.children(query.data, orderNo)}
    </>
  );
}
