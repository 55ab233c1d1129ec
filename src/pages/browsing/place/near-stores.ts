import { useRef, useState } from 'react';
import type { z } from 'zod/mini';
import type { carStore } from '../../../api/contract/car.ts';
import { usePlatform } from '../../platform.tsx';

export type NearStore = z.infer<typeof carStore>;

/** Without distances the platform's own order stays: the requested city first. */
export function nearestFirst(stores: readonly NearStore[]): NearStore[] {
  const hasDistances = stores.every(({ distance }) => distance !== undefined);
  const sorted = [...stores];
  return hasDistances ? sorted.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0)) : sorted;
}

interface Position {
  latitude: number;
  longitude: number;
}

/** The phone's position, requested on demand and kept by this page only. */
export function usePosition() {
  const { call } = usePlatform();
  const [position, setPosition] = useState<Position>();
  const [state, setState] = useState<'unasked' | 'locating' | 'refused'>('unasked');
  const pending = useRef<AbortController>(undefined);
  const find = () => {
    pending.current?.abort();
    const { signal } = (pending.current = new AbortController());
    setState('locating');
    void call('bridge.location', {}, signal, { showsErrors: true }).then((response) => {
      if (signal.aborted) return;
      if (response.type !== 'ok') return setState('refused');
      const { latitude, longitude } = response.result as unknown as Position;
      setState('unasked');
      setPosition({ latitude, longitude });
    });
  };
  return { position, state, find };
}
