import type { LabelsOf } from '../../model/labels.ts';
import type { FormKind } from './states.ts';
import type { schema } from './schema.ts';

export const labels = {
  abouts: {
    'Asks for answers. They are checked when a field is left and when the form is sent, and kept when the customer leaves and comes back.':
      '填写表单。离开一栏时和提交时检查，客户离开再回来时内容仍在。',
    'Everything asked for is there and right.': '要填的都已填好且正确。',
    'A sentence or two above the fields.': '字段上方的一两句话。',
    'Answer name → what is asked. Answers: texts, `money` in fen, `date` as a day, `validity` as { from, to } where `to` is a day or "long-term", `many-of` as a list, `region` and `industry` as codes and names, `photo` as the id of the sent file, `files` as a list of ids. What is optional and not written is "" for texts and missing otherwise.':
      '答案名 → 问什么。答案的形式：文本；`money` 为分；`date` 为日期；`validity` 为 { from, to }，`to` 是日期或 "long-term"；`many-of` 为列表；`region` 和 `industry` 为代码和名称；`photo` 为已上传文件的 id；`files` 为 id 的列表。选填而未填的，文本为 ""，其他则没有。',
    'One field.': '一个字段。',
    'What is asked. `money` is written in yuan; `validity` is a pair of dates, the second may be "no end date"; `region` and `industry` are chosen in steps; `photo` is sent at once; `files` are photos and PDFs of several pages, `max` at most (9 where it is not said).':
      '问的是什么类型。`money` 按元填写；`validity` 是一对日期，后一个可为“长期”；`region` 和 `industry` 逐级选择；`photo` 立即上传；`files` 是多页的照片和 PDF，最多 `max` 个（不写为 9）。',
    'The question, as short as it can be.': '问题，越短越好。',
    'A group of fields begins here, and this is what it is called.':
      '从这里开始一组字段，这是组名。',
    'A sentence under the label: where to find it, what it is for.':
      '标签下的一句话：在哪里找、有什么用。',
    'The form cannot be sent without it. A field that is not required says so.':
      '不填不能提交。非必填的字段会注明选填。',
    'Never stored, never in an address or log.': '从不保存，不进地址和日志。',
    'What stands there before the customer writes anything.': '填写之前显示的内容。',
    'What an earlier page told that is often the answer: offered while nothing is written, taken by one tap, never by itself.':
      '之前页面上得知、常常就是答案的内容：未填时提供，点一下采用，不会自动填入。',
    'The answer it would be. For a `region` the code of its district will do.':
      '可能的答案。`region` 写区划代码即可。',
    'Where it is known from: on the ID card. The value stands behind it.':
      '从哪里得知：身份证上。值写在后面。',
    'What can be chosen, for `one-of` and `many-of`.': '`one-of` 和 `many-of` 的选项。',
    'A dictionary of the platform: `dictionary.house`.': '平台的字典：`dictionary.house`。',
    "A list in an endpoint's answer, asked when the page opens: `{ endpoint: hz.ys-dictionary, list: wed }`.":
      '接口返回的列表，打开页面时查询：`{ endpoint: hz.ys-dictionary, list: wed }`。',
    'What is asked. Never one that writes.': '查询哪个接口。不能是写入的接口。',
    'The fields of the request: of the order, or of earlier pages.':
      '请求的字段：来自订单或之前的页面。',
    'The field of the answer that is the list. Usual: the answer itself is.':
      '返回里哪个字段是列表。通常：返回本身就是。',
    'The field of an item that is the answer, such as `bankCode`.':
      '每一条里作为答案的字段，如 `bankCode`。',
    'The field of an item that the customer reads, such as `bankName`. Usual: its `zh` and `en`.':
      '每一条里客户看到的字段，如 `bankName`。通常：它的 `zh` 和 `en`。',
    'Value → its words, in the order shown.': '值 → 文字，按显示顺序。',
    'What the customer reads.': '客户看到的文字。',
    "How a `one-of` is chosen: `sheet` in a pop-up, `list` with all choices on the page. Usual: up to four on the page, more in the phone's own list.":
      '`one-of` 怎样选：`sheet` 弹出选择，`list` 全部列在页面上。通常：四个以内列在页面上，更多用手机自己的列表。',
    'How many places after the point a `number` may have. Left out, it is whole.':
      '`number` 最多几位小数。不写就是整数。',
    'How many years old the person of an `id-number` is at least.':
      '`id-number` 的人至少要满多少周岁。',
    'The smallest number; for `money` in yuan: `100`, or `=order.monthRent / money(1)`.':
      '最小的数；`money` 按元：`100`，或 `=order.monthRent / money(1)`。',
    'The largest number; for `money` in yuan, for `files` how many.':
      '最大的数；`money` 按元，`files` 为个数。',
    'On which side of today a `date` lies: up to today and no more than 100 years back, or from today on and no more than 20 years ahead.':
      '`date` 在今天的哪一边：到今天为止且不早于 100 年前，或从今天起且不晚于 20 年后。',
    'The first day that can be chosen.': '可选的第一天。',
    'A day.': '一个日期。',
    'The last day that can be chosen.': '可选的最后一天。',
    'The most characters of a text.': '文本最多多少个字。',
    'What a `text` must look like: `pin` six digits, hidden as they are typed; `plate` a number plate; `vin` 17 characters; `credit-code` of a company; `landline` with its area code; `postcode`; `digits`; `code` letters and digits; `name` of a person. Spaces are taken out and capitals made, but for names.':
      '`text` 的格式：`pin` 六位数字，输入时隐藏；`plate` 车牌号；`vin` 17 位车架号；`credit-code` 统一社会信用代码；`landline` 带区号的座机；`postcode` 邮编；`digits` 数字；`code` 字母和数字；`name` 人名。空格会去掉、字母会变大写，人名除外。',
    'Whose phone or email it is. The phone offers to fill in what it knows of its owner for `customer` only.':
      '谁的手机号或邮箱。只有 `customer` 时手机才会提示填入机主的。',
    'A `text` or `phone` that begins with a value can be read and not changed while this is so.':
      '已有值的 `text` 或 `phone`，此条件成立时只能看不能改。',
    'The customer has told it before: while this is so it is not asked, and `start` is the answer. For a `one-of`, `start` may be the words of a choice; where it is none of them it is asked.':
      '客户之前已说过：此条件成立时不再问，答案取 `start`。`one-of` 的 `start` 可写选项的文字；不是任何选项时仍会问。',
    'The field is only there while this is so. It may use other answers of the same form.':
      '此条件成立时字段才出现。可以用同一表单的其他答案。',
    'What the answer must not be beside other answers of the same form or before it: name → when, and the words that stand at the field until it is mended.':
      '与同一表单或之前的其他答案相比不能是什么：名称 → 条件，以及改正之前留在字段上的文字。',
    'One reason.': '一个理由。',
    'The answer is refused while this is so.': '此条件成立时拒绝该答案。',
    'What is wrong, and what to write instead.': '哪里不对，应该填什么。',
    'Which camera opens for a `photo`. Usual: back.': '`photo` 打开哪个摄像头。通常：后置。',
    'Pages of the app that the form speaks of, such as an agreement, below the fields.':
      '表单提到的应用页面，如协议，列在字段下方。',
    'One page.': '一个页面。',
    'What the link says.': '链接的文字。',
    'Its address: `/agreement`.': '它的地址：`/agreement`。',
    'The button that sends the form. Usual: continue.': '提交表单的按钮。通常：继续。',
  },
  states: {
    taking: { zh: '拍照中', en: 'taking a photograph' },
  },
  events: {
    'form.list-requested': { zh: '打开选项', en: 'opens the list' },
  },
} as const satisfies LabelsOf<typeof schema, FormKind>;
