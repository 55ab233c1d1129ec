/** What the app has no drawing of. */
export const sketches: Readonly<Record<string, string>> = {
  engine: `<rect x="40" y="40" width="240" height="130" rx="16" fill="#3a4149"/><rect x="70" y="62" width="110" height="62" rx="8" fill="#626c76"/>
<path d="M84 78h82M84 92h82M84 106h82" stroke="#9aa4ad" stroke-width="5"/><rect x="200" y="62" width="54" height="40" rx="6" fill="#20252a"/>
<rect x="208" y="56" width="10" height="8" fill="#b9362f"/><rect x="236" y="56" width="10" height="8" fill="#7c858d"/>
<circle cx="222" cy="136" r="16" fill="#788089"/><path d="M70 140h110" stroke="#788089" stroke-width="8" stroke-linecap="round"/>`,
  chassis: `<rect x="30" y="60" width="260" height="80" rx="18" fill="#59626b"/><path d="M60 72h200M60 128h200" stroke="#3a4149" stroke-width="8"/>
<path d="M70 100h190" stroke="#a9b1b8" stroke-width="7"/><rect x="180" y="90" width="46" height="20" rx="8" fill="#a9b1b8"/>
<g fill="#22272b"><rect x="52" y="42" width="44" height="20" rx="6"/><rect x="52" y="138" width="44" height="20" rx="6"/>
<rect x="222" y="42" width="44" height="20" rx="6"/><rect x="222" y="138" width="44" height="20" rx="6"/></g>`,
  plate: `<rect x="60" y="50" width="200" height="100" rx="6" fill="#c9ced3" stroke="#8d969e" stroke-width="2"/>
<path d="M76 72h120M76 90h168M76 108h140M76 126h90" stroke="#59626b" stroke-width="6"/><g fill="#8d969e"><circle cx="70" cy="60" r="3"/><circle cx="250" cy="60" r="3"/><circle cx="70" cy="140" r="3"/><circle cx="250" cy="140" r="3"/></g>`,
  licence: `<rect x="50" y="40" width="220" height="130" rx="8" fill="#f6f4ec" stroke="#b9b29a" stroke-width="2"/>
<path d="M70 64h90M70 84h60M70 120h180M70 140h120" stroke="#8a8572" stroke-width="5"/><rect x="66" y="94" width="188" height="16" fill="#2b2f33"/><rect x="200" y="56" width="50" height="30" rx="4" fill="#d9d4c2"/>`,
};
