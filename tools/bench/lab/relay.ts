/** Between the phone's network and the server's: a process of its own, started in a network namespace, told its profile by its parent. */
import { createSocket } from 'node:dgram';
import { phoneSide, port, serverSide } from './addresses.ts';
import { type NetworkProfile, ShapedConnection } from './shaped-connection.ts';

/** VXLAN's head and Ethernet's stand before each IP packet. */
const before = 8 + 14;
const tcp = 6;
const socket = createSocket('udp4');
const to = (address: string) =>
  new ShapedConnection((packet) => socket.send(packet, port, address));
const connections: Record<string, ShapedConnection> = {
  [phoneSide.far]: to(serverSide.far),
  [serverSide.far]: to(phoneSide.far),
};

socket.on('message', (packet, { address }) => {
  sumUp(packet);
  connections[address]?.send(packet, packet.length - before);
});
socket.bind(port, () => process.send?.('ready'));
process.on('message', (profile: NetworkProfile | 'open') => {
  for (const connection of Object.values(connections))
    connection.profile = profile === 'open' ? undefined : profile;
  process.send?.('shaped');
});
process.on('disconnect', () => process.exit());

/** Between namespaces of one machine the kernel leaves TCP's checksum to hardware that is not there: RFC 9293, 3.1. */
function sumUp(packet: Buffer): void {
  if (packet.readUInt16BE(before - 2) !== 0x08_00 || packet[before + 9] !== tcp) return;
  const start = before + ((packet[before] ?? 0) % 16) * 4;
  const length = before + packet.readUInt16BE(before + 2) - start;
  packet.writeUInt16BE(0, start + 16);
  let sum = tcp + length;
  for (let at = before + 12; at < before + 20; at += 2) sum += packet.readUInt16BE(at);
  for (let at = start; at < start + length - 1; at += 2) sum += packet.readUInt16BE(at);
  if (length % 2 === 1) sum += (packet[start + length - 1] ?? 0) * 256;
  while (sum > 0xff_ff) sum = (sum % 0x1_00_00) + Math.floor(sum / 0x1_00_00);
  packet.writeUInt16BE(0xff_ff - sum, start + 16);
}
