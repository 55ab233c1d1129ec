import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as address from './addresses.ts';
import type { NetworkProfile } from './shaped-connection.ts';

export interface LabNetwork {
  /** Where delay and rate are: with every packet, or with every request as Chromium's own emulation has them. */
  level: 'packet' | 'request';
  host: string;
  /** A Node process on the server's side, with a channel to speak to it. */
  spawnServer(script: string, args: readonly string[]): ChildProcess;
  /** A program that starts Chromium on the phone's side. */
  browser(chromium: string, folder: string): string;
  /** Without a profile: as fast as the machine is. */
  shape(profile?: NetworkProfile): Promise<void>;
  close(): void;
}

/** A network of namespaces with a relay between phone and server; where root or the kernel does not allow it, none. */
export async function openNetwork(): Promise<LabNetwork> {
  const id = `bench${process.pid}`;
  const failed = lay(id);
  if (failed !== undefined) {
    console.log(`No network of its own (${failed}): rate and delay are added to each request.`);
    return unshaped;
  }
  const inside = (side: string, script: string, args: readonly string[]) =>
    startNode(['ip', 'netns', 'exec', `${id}-${side}`], script, args);
  const relay = inside('relay', join(import.meta.dirname, 'relay.ts'), []);
  await once(relay, 'message');
  const cleanUp = () => clear(id);
  process.once('exit', cleanUp);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return {
    level: 'packet',
    host: address.server,
    spawnServer: (script, args) => inside('server', script, args),
    browser(chromium, folder) {
      const file = join(folder, 'chromium');
      writeFileSync(file, `#!/bin/sh\nexec ip netns exec ${id}-phone ${chromium} "$@"\n`);
      chmodSync(file, 0o755);
      return file;
    },
    async shape(profile) {
      const shaped = once(relay, 'message');
      relay.send(profile ?? 'open');
      await shaped;
    },
    close() {
      relay.kill();
      process.off('exit', cleanUp);
      clear(id);
    },
  };
}

const unshaped: LabNetwork = {
  level: 'request',
  host: '127.0.0.1',
  spawnServer: (script, args) => startNode([], script, args),
  browser: (chromium) => chromium,
  shape: () => Promise.resolve(),
  close: () => undefined,
};

function startNode(within: readonly string[], script: string, args: readonly string[]) {
  const [program = '', ...rest] = [...within, process.execPath, '--import', 'tsx', script, ...args];
  return spawn(program, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

function clear(id: string): void {
  for (const side of ['relay', 'phone', 'server'])
    spawnSync('ip', ['netns', 'del', `${id}-${side}`]);
}

/** Why it could not be laid. */
function lay(id: string): string | undefined {
  for (const command of [
    ...['relay', 'phone', 'server'].flatMap((side) => [
      `netns add ${id}-${side}`,
      `-n ${id}-${side} link set lo up`,
    ]),
    ...end(id, 'phone', address.phoneSide, [address.phone, address.server]),
    ...end(id, 'server', address.serverSide, [address.server, address.phone]),
  ]) {
    const done = spawnSync('ip', command.split(' '), { encoding: 'utf8' });
    if (done.status === 0) continue;
    clear(id);
    return done.error?.message ?? done.stderr.trim();
  }
  return undefined;
}

/** What the side sends goes through its tunnel to the relay, in packets as small as those of a real line. */
function end(
  id: string,
  side: string,
  line: { near: string; far: string },
  [own, other]: readonly [string, string],
): string[] {
  const mac = (ip: string) => `02:00:00:00:00:0${ip.at(-1) ?? ''}`;
  const here = `-n ${id}-${side}`;
  const relay = `-n ${id}-relay`;
  return [
    `${relay} link add ${side} mtu 1600 type veth peer name line mtu 1600 netns ${id}-${side}`,
    `${relay} addr add ${line.near}/30 dev ${side}`,
    `${relay} link set ${side} up`,
    `${here} addr add ${line.far}/30 dev line`,
    `${here} link set line up`,
    `${here} link add net address ${mac(own)} mtu 1500 gso_max_segs 1 type vxlan id 1 local ${line.far} remote ${line.near} dstport ${address.port}`,
    `${here} addr add ${own}/24 dev net`,
    `${here} link set net up`,
    `${here} neigh add ${other} lladdr ${mac(other)} dev net nud permanent`,
  ];
}
