import type { LocalizedText } from '../../model/step-kind.ts';

export const messages = {
  requested: {
    zh: '面签专员将通过视频与您核对身份、车辆和融资方案，请如实回答，一般需要 3 至 5 分钟。',
    en: 'An interviewer will go through your identity, the car and the financing with you by video. Answer truthfully; it usually takes 3 to 5 minutes.',
  },
  prepare: { zh: '开始前请确认', en: 'Before you start' },
  card: {
    zh: '本人操作，手边备好身份证原件',
    en: 'You are here yourself, with your ID card at hand',
  },
  light: {
    zh: '光线充足，面部无遮挡，周围安静',
    en: 'Good light, nothing over your face, a quiet place',
  },
  network: { zh: '网络稳定，建议使用无线网络', en: 'A steady network, Wi-Fi if you can' },
  recorded: {
    zh: '面签过程会录像，仅用于核实本次业务。',
    en: 'The interview is recorded and used for this business only.',
  },
  start: { zh: '开始视频面签', en: 'Start the interview' },
  locked: { zh: '请稍候（{seconds} 秒）', en: 'One moment ({seconds} s)' },
  later: { zh: '稍后再办', en: 'Not now' },
  looking: { zh: '正在准备…', en: 'Getting ready…' },
  opening: { zh: '正在打开摄像头和麦克风…', en: 'Opening camera and microphone…' },
  allow: {
    zh: '如手机询问是否允许使用摄像头和麦克风，请选择“允许”。',
    en: 'If the phone asks whether camera and microphone may be used, choose “Allow”.',
  },
  own: { zh: '您的摄像头画面', en: 'What your camera sees' },
  other: { zh: '面签专员的画面', en: 'The interviewer' },
  noPicture: { zh: '暂无画面', en: 'No picture' },
  ready: { zh: '请将面部置于画面中央', en: 'Bring your face to the middle of the picture' },
  entering: { zh: '正在进入面签房间…', en: 'Entering the room…' },
  inApp: {
    zh: '面签正在应用的视频窗口中进行…',
    en: 'The interview is in the video window of the app…',
  },
  waiting: { zh: '已通知面签专员，请稍等…', en: 'The interviewer has been told. One moment…' },
  ahead: { zh: '您前面还有 {count} 位客户在等待', en: 'Waiting before you: {count}' },
  stillWaiting: {
    zh: '面签专员正忙，请保持本页面打开；您也可以稍后再来。',
    en: 'The interviewers are busy. Keep this page open, or come back later.',
  },
  leave: { zh: '不等了，稍后再办', en: 'Come back later' },
  leaveSure: {
    zh: '面签专员即将接通，确定离开吗？',
    en: 'An interviewer will soon be here. Leave?',
  },
  leaveMeans: {
    zh: '离开后需要重新排队，已办好的步骤会保留。',
    en: 'You queue anew when you come back. What is done stays done.',
  },
  goOnWaiting: { zh: '继续等待', en: 'Go on waiting' },
  connecting: { zh: '面签专员已就位，正在接通…', en: 'The interviewer is here. Connecting…' },
  talking: { zh: '视频面签进行中', en: 'The interview is going on' },
  reconnecting: {
    zh: '网络不稳定，正在重新接通，请不要离开…',
    en: 'The network is unsteady. Connecting again, please stay…',
  },
  away: {
    zh: '刚才您离开了本页面，面签专员可能看不到您。面签结束前请不要切换到其他应用。',
    en: 'You left this page for a while and the interviewer may not have seen you. Stay here until the interview is over.',
  },
  hangUp: { zh: '结束视频', en: 'Hang up' },
  hangUpSure: { zh: '面签尚未完成，确定结束吗？', en: 'The interview is not finished. Hang up?' },
  hangUpMeans: {
    zh: '结束后本次面签无效，需要重新开始。',
    en: 'Then this interview does not count and you start again.',
  },
  stay: { zh: '继续面签', en: 'Stay' },
  leaving: { zh: '正在结束视频…', en: 'Hanging up…' },
  again: { zh: '重新开始', en: 'Start again' },
  allowed: { zh: '已允许，再试一次', en: 'Allowed, try again' },
  retry: { zh: '再试一次', en: 'Try again' },
} satisfies Record<string, LocalizedText>;

interface Trouble {
  title: LocalizedText;
  text: LocalizedText;
}

/** What keeps camera and microphone from being used. */
export const faults: Readonly<Record<string, Trouble>> = {
  denied: {
    title: { zh: '没有摄像头权限', en: 'The camera is not allowed' },
    text: {
      zh: '请在手机或浏览器的设置中允许使用摄像头和麦克风，然后回到本页再试一次。',
      en: 'Allow camera and microphone in the settings of your phone or browser, then come back and try again.',
    },
  },
  'microphone-denied': {
    title: { zh: '没有麦克风权限', en: 'The microphone is not allowed' },
    text: {
      zh: '面签时需要对话。请在手机或浏览器的设置中允许使用麦克风，然后回到本页再试一次。',
      en: 'You will talk to the interviewer. Allow the microphone in the settings of your phone or browser, then come back and try again.',
    },
  },
  'no-camera': {
    title: { zh: '没有找到摄像头', en: 'There is no camera' },
    text: {
      zh: '请换一台带摄像头的手机，登录后从订单里继续办理。',
      en: 'Use a phone with a camera: sign in there and go on from the order.',
    },
  },
  'no-microphone': {
    title: { zh: '没有找到麦克风', en: 'There is no microphone' },
    text: {
      zh: '请接上麦克风或耳机后再试，或换一台手机办理。',
      en: 'Connect a microphone or a headset and try again, or use another phone.',
    },
  },
  'in-use': {
    title: { zh: '摄像头或麦克风被占用', en: 'Camera or microphone is taken' },
    text: {
      zh: '请先结束电话或其他应用的视频通话，再试一次。',
      en: 'End phone calls and video calls in other apps, then try again.',
    },
  },
  unsupported: {
    title: { zh: '当前浏览器不支持视频', en: 'This browser cannot make video calls' },
    text: {
      zh: '请用手机自带的浏览器或我们的应用打开订单后办理。',
      en: "Open the order in your phone's own browser or in our app.",
    },
  },
  'not-loaded': {
    title: { zh: '网络连接不上', en: 'No connection' },
    text: {
      zh: '请检查手机网络，连上后再试一次。',
      en: 'Check your network and try again.',
    },
  },
};

/** Who or what ended the call before anything was decided. */
export const cuts: Readonly<Record<string, Trouble>> = {
  customer: {
    title: { zh: '视频已结束，面签未完成', en: 'You hung up before the end' },
    text: {
      zh: '您可以现在重新开始，也可以稍后从订单里继续办理。',
      en: 'Start again now, or later from the order.',
    },
  },
  interviewer: {
    title: { zh: '面签专员已离开，面签未完成', en: 'The interviewer left before the end' },
    text: {
      zh: '可能是对方网络中断。请重新开始，我们会再次为您接通。',
      en: 'Perhaps their network failed. Start again and we connect you anew.',
    },
  },
  connection: {
    title: { zh: '视频没有接通', en: 'The call could not be kept up' },
    text: {
      zh: '请检查网络，换到信号好的地方或无线网络后重新开始。',
      en: 'Check your network, go where the signal is better or use Wi-Fi, and start again.',
    },
  },
};
