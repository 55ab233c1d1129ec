/** Of a phone's connection: bits a second, and milliseconds there and back. */
export interface NetworkProfile {
  name: string;
  bits: number;
  rtt: number;
}

export const profiles: readonly NetworkProfile[] = [
  { name: '1.6 Mbit, 150 ms', bits: 1_600_000, rtt: 150 },
  { name: '400 kbit, 400 ms', bits: 400_000, rtt: 400 },
];

/** One direction of a connection: packets leave one after the other as fast as the rate allows, and are half the round trip on their way. */
export class ShapedConnection {
  profile: NetworkProfile | undefined;
  private free = 0;

  constructor(private readonly deliver: (packet: Buffer) => void) {}

  send(packet: Buffer, bytes: number): void {
    if (!this.profile) return this.deliver(packet);
    const { bits, rtt } = this.profile;
    const now = performance.now();
    this.free = Math.max(now, this.free) + (bytes * 8000) / bits;
    setTimeout(() => this.deliver(packet), this.free + rtt / 2 - now);
  }
}
