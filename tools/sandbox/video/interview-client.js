// The interviewer's page in the browser: the list of rooms, the call, and the decision.
const words = JSON.parse(document.getElementById('words').textContent);
const at = new URLSearchParams(location.search);
const part = (name) => document.querySelector(`[data-part=${name}]`);
const auto = at.get('auto');
/** Milliseconds. */
const every = 1000;

let orderNo = null;
let round = 0;
let call = null;
let own = null;
let timer = 0;

async function post(path, body) {
  const answer = await fetch(`/sandbox/interview/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

function showStatus(text) {
  part('status').textContent = text;
}

async function showRooms() {
  const { rooms } = await post('rooms', {}).catch(() => ({ rooms: undefined }));
  if (orderNo !== null) return;
  if (rooms === undefined) showStatus(words.offline);
  else showStatus(rooms.length === 0 ? words.nobody : '');
  const roomOrders = new Set((rooms ?? []).map((room) => room.orderNo));
  for (const entry of part('rooms').querySelectorAll('li'))
    if (rooms && !roomOrders.has(entry.dataset.order)) entry.remove();
  for (const room of rooms ?? []) {
    if (part('rooms').querySelector(`[data-order="${CSS.escape(room.orderNo)}"]`)) continue;
    part('rooms').append(entryOf(room));
  }
  const linked = at.get('orderNo');
  if (auto && linked && roomOrders.has(linked)) return enter(linked);
  timer = setTimeout(showRooms, every);
}

function entryOf(room) {
  const entry = document.createElement('li');
  entry.dataset.order = room.orderNo;
  const name = document.createElement('span');
  name.textContent = [room.customer, room.orderNo, room.room, room.second ? words.second : '']
    .filter(Boolean)
    .join(' · ');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.enter;
  button.addEventListener('click', () => void enter(room.orderNo));
  entry.append(name, button);
  return entry;
}

async function enter(selected) {
  clearTimeout(timer);
  orderNo = selected;
  round = 0;
  part('list').hidden = true;
  part('call').hidden = false;
  part('order').textContent = selected;
  showStatus(words.opening);
  own ??= await navigator.mediaDevices.getUserMedia({ video: true, audio: true }).catch(() => null);
  part('own').srcObject = own;
  showStatus(own ? words.calling : words.unseen);
  await post('enter', { orderNo });
  void listen();
}

async function listen() {
  const current = orderNo;
  if (current === null) return;
  try {
    const room = await post('poll', { orderNo: current });
    if (current !== orderNo) return;
    if (!room.open) return leave(room.verdict ? words.decided : words.gone);
    if (room.offer && room.round > round) await answer(room);
  } catch {
    showStatus(words.offline);
  }
  timer = setTimeout(listen, every);
}

async function answer(room) {
  round = room.round;
  call?.close();
  const made = new RTCPeerConnection();
  call = made;
  made.addEventListener('track', ({ streams }) => (part('other').srcObject = streams[0]));
  made.addEventListener('connectionstatechange', () => {
    if (call === made) showStatus(words[made.connectionState] ?? '');
    if (made.connectionState === 'connected' && auto) void decideAlone();
  });
  await made.setRemoteDescription({ type: 'offer', sdp: room.offer });
  for (const track of own?.getTracks() ?? []) made.addTrack(track, own);
  await made.setLocalDescription(await made.createAnswer());
  await gathered(made);
  await post('answer', { orderNo, round, answer: made.localDescription.sdp });
}

function gathered(made) {
  return new Promise((resolve) => {
    const look = () => made.iceGatheringState === 'complete' && resolve();
    made.addEventListener('icegatheringstatechange', look);
    setTimeout(resolve, 3000);
    look();
  });
}

/** The automatic interviewer decides once it has seen the customer. */
async function decideAlone() {
  const picture = part('other');
  if (picture.videoWidth === 0)
    await new Promise((resolve) => picture.addEventListener('resize', resolve, { once: true }));
  document.body.dataset.videoWidth = String(picture.videoWidth);
  if (auto !== 'watch') await end(auto === 'passed' || auto === 'failed' ? auto : undefined);
}

async function end(verdict) {
  if (orderNo === null) return;
  await post('end', { orderNo, ...(verdict && { verdict }) });
  leave(verdict ? words[verdict] : words.left);
}

function leave(text) {
  clearTimeout(timer);
  call?.close();
  for (const track of own?.getTracks() ?? []) track.stop();
  call = null;
  own = null;
  orderNo = null;
  part('call').hidden = true;
  part('list').hidden = false;
  part('last').textContent = text;
  document.body.dataset.last = text;
  if (!auto) void showRooms();
}

for (const [name, verdict] of [
  ['pass', 'passed'],
  ['fail', 'failed'],
  ['hang-up', undefined],
])
  part(name).addEventListener(
    'click',
    () => void end(verdict).catch(() => showStatus(words.offline)),
  );
addEventListener('pagehide', () => {
  if (orderNo === null) return;
  const body = new Blob([JSON.stringify({ orderNo })], { type: 'application/json' });
  navigator.sendBeacon('/sandbox/interview/end', body);
});
void showRooms();
