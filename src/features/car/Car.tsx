import { Button } from '../../ui/Button.tsx';
import { CarBar } from '../../ui/car/CarBar.tsx';
import { CarOutline } from '../../ui/car/CarOutline.tsx';
import { useCarTools } from '../../ui/car/car-tools.ts';
import { useLanguage, useT } from '../../ui/language.tsx';
import type { HostedMachineProps } from '../../model/hosted-screen.ts';
import {
  addressHere,
  addressOf,
  arePlansKnown,
  addressParamsOf,
  type CarContext,
  hasPlan,
  isSold,
  licenceOf,
  selectionOf,
} from './car-context.ts';
import type { CarResponse } from './car-data.ts';
import { CarFacts } from './CarFacts.tsx';
import { CarGallery } from './CarGallery.tsx';
import { CarPlanBlock } from './CarPlanBlock.tsx';
import { CarPrice } from './CarPrice.tsx';
import { CarStore } from './CarStore.tsx';
import { colourOf } from './colour-photo.ts';
import { ColourPicker } from './ColourPicker.tsx';
import { LicencePicker } from './LicencePicker.tsx';
import type { CarEvent } from './loading/parts.ts';
import { messages } from './messages.ts';
import { pageAddress } from './page-address.ts';
import type { screens } from './schema.ts';
import { Soon } from './Soon.tsx';
import styles from './Car.module.css';

type Props = HostedMachineProps<(typeof screens)['car'], CarContext, CarEvent>;

/** One car: pictures, price, colour, plan, store, everything about it, and the button the platform offers. */
export function Car({ context, send, buttonText }: Props) {
  if (!context?.car) return <CarOutline />;
  const { car, colours, line, store } = context;
  const selection = selectionOf(context);
  const colour = colourOf(colours, selection.spuCode);
  const arePlansThere = arePlansKnown(context);
  return (
    <div className={styles.page} aria-busy={!arePlansThere}>
      <CarGallery car={car} colour={colour} />
      <CarPrice car={car} plan={selection.plan} isWaiting={!arePlansThere} line={line}>
        <Tools context={context} car={car} />
      </CarPrice>
      {colours === undefined && <Soon of="colours" />}
      {colours !== undefined && colours.length > 0 && (
        <ColourPicker
          colours={colours}
          body={car.car?.bodyType}
          chosen={selection.spuCode}
          onChoose={(spuCode) => send({ type: 'choose', request: { spuCode } })}
        />
      )}
      {!arePlansThere && <Soon of="plan" />}
      {selection.plan && (
        <CarPlanBlock
          selection={selection}
          all={context.plans.find(({ key }) => key === selection.spuCode)?.data ?? []}
          plansPage={plansAddress(context, selection.spuCode)}
          onChoose={(planRequest) => send({ type: 'choose', request: planRequest })}
        />
      )}
      <Licences context={context} send={send} />
      {store && <CarStore store={store} used={line === 'used'} />}
      <CarFacts
        car={car}
        carId={addressOf(context, 'carId')}
        addressParams={addressParamsOf(context)}
      />
      <OrderBar
        context={context}
        words={buttonText('order')}
        onOrder={() => send({ type: 'order' })}
      />
    </div>
  );
}

function Licences({ context, send }: { context: CarContext; send: Props['send'] }) {
  const { licenses } = context;
  if (licenses === undefined) return <Soon of="licences" />;
  if (licenses.length === 0) return null;
  return (
    <LicencePicker
      licences={licenses}
      chosen={licenceOf(context)?.id}
      onChoose={(licence) => licence && send({ type: 'choose licence', licence })}
    />
  );
}

/** Keeping and sharing: of the car as anybody would open it, not of what this customer has chosen. */
function Tools({ context, car }: { context: CarContext; car: CarResponse }) {
  const toolsOf = useCarTools();
  const language = useLanguage();
  const carId = addressOf(context, 'carId');
  return toolsOf({
    carId,
    to: pageAddress(context.input.page ?? '', { carId }),
    title: car.fullName,
    text: car.description?.[language] ?? car.fullName,
    image: car.car?.focusImage,
  });
}

function plansAddress(context: CarContext, spuCode: string): string {
  const cityspell = addressOf(context, 'cityspell');
  return pageAddress(context.line === 'used' ? '/financialPlan' : '/financePlan', {
    carId: addressOf(context, 'carId'),
    ...(cityspell && { cityspell }),
    ...(spuCode && { colour: spuCode }),
    back: addressHere(context),
  });
}

function OrderBar(props: { context: CarContext; words: string; onOrder: () => void }) {
  const { context, words, onOrder } = props;
  const t = useT();
  const language = useLanguage();
  const { button } = context;
  const sold = isSold(context);
  const isWithoutPlan = arePlansKnown(context) && !hasPlan(context);
  const can = !sold && hasPlan(context) && button !== undefined;
  const why = sold ? t(messages.sold) : isWithoutPlan ? t(messages.noPlan) : undefined;
  return (
    <CarBar note={why}>
      <Button onPress={onOrder} disabled={!can} loading={context.isAsking}>
        {button?.buttonText?.[language] ?? words}
      </Button>
    </CarBar>
  );
}
