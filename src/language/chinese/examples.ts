import type { Sentence } from './sentence.ts';

/** What an example says and its walk does not do. */
export const examples: readonly Sentence[] = [
  ['%1: skipped', '%1: 跳过'],
  ['%1: else', '%1: 其他情况'],
  ['Formula "%1" failed: %2', '公式“%1”出错：%2'],
  ['Formula "%1" failed: %2.', '公式“%1”出错：%2。'],
  ['Write something in it, or take the setting out.', '请填写内容，或删去这个设置。'],
  ['"%1" fails: %2', '“%1”出错：%2'],
  ['%1 more', '另有 %1 步'],
  [
    'The example "%1" ends at "%2", where "%3" has no value.',
    '示例“%1”结束于“%2”，而那里的“%3”没有值。',
  ],
  ['The page it ends at.', '它结束的页面。'],
  ['Say it in the example: "answers: { %1: … }".', '请在示例里写“answers: { %1: … }”。'],
  ['Say it in the example: "order: { %1: … }".', '请在示例里写“order: { %1: … }”。'],
  [
    'Say what "%1" answers: "results: { %1: { %2: … } }".',
    '请写“%1”返回什么：“results: { %1: { %2: … } }”。',
  ],
  [
    'Say under "results:" what the platform answers. Where it can be missing, ask with "has(…)" first.',
    '请在“results:”下写平台返回什么。可能没有值时，先用“has(…)”判断。',
  ],
  [
    '"%1" costs %2 yuan for every order, and here it is %3.',
    '“%1”对每个订单都是 %2 元，这里却写了 %3。',
  ],
  [
    'Write %1, or leave it out. What it costs stands in flows/fees.yaml.',
    '请写 %1，或删除。金额写在 flows/fees.yaml。',
  ],
  ['%1 has no value', '%1 没有值'],
  ['a number is missing', '缺少数字'],
  ['a text is missing', '缺少文本'],
  ['a yes or no is missing', '缺少是否'],
  ['a list is missing', '缺少列表'],
  ['a date is missing', '缺少日期'],
  ['a version is missing', '缺少版本号'],
  ['the list is too short', '列表不够长'],
  ['"%1" is answered beside it; take this one out.', '旁边已经写了“%1”的答案；请删去这一个。'],
  [
    'The example "%1" lists no documents at "%2", not %3.',
    '示例“%1”在“%2”没有列出协议，而应为 %3。',
  ],
  [
    'The example "%1" comes to "%2" once, and names %3 outcomes.',
    '示例“%1”只经过“%2”一次，却写了 %3 个结果。',
  ],
  [
    'The example "%1" comes to "%2" twice, and names %3 outcomes.',
    '示例“%1”只经过“%2”两次，却写了 %3 个结果。',
  ],
  [
    'The example "%1" comes to "%2" %4 times, and names %3 outcomes.',
    '示例“%1”经过“%2” %4 次，却写了 %3 个结果。',
  ],
  ['The example "%1" ends with "%2", not with "%3".', '示例“%1”以“%2”结束，而不是“%3”。'],
  ['The example "%1" does not come to "%2" after "%3".', '示例“%1”在“%3”之后没有到“%2”。'],
  ['The example "%1" does not come to "%2".', '示例“%1”没有到“%2”。'],
  ['The example "%1" gets through with "%2" at "%3".', '示例“%1”说“%3”不接受“%2”，实际却接受了。'],
  [
    'The example "%1" is told "%2", not "%3", with "%4" at "%5".',
    '示例“%1”在“%5”填“%4”时提示的是“%2”，而不是“%3”。',
  ],
  [
    'The example "%1" sends "%2" at "%3", not "%4": amounts are in yuan.',
    '示例“%1”在“%3”发送的是“%2”，而不是“%4”：金额按元写。',
  ],
  ['The example "%1" sends "%2" at "%3", not "%4".', '示例“%1”在“%3”发送的是“%2”，而不是“%4”。'],
  ['The example "%1" does not show "%2" at "%3".', '示例“%1”在“%3”没有显示“%2”。'],
  ['The example "%1" is walked for no funder.', '示例“%1”没有任何资方会走到。'],
  [
    '"%1" of "%2" is not true in %3 examples that leave it so, and "%4" is.',
    '有 %3 个示例这样离开“%2”，而它们的“%1”不成立，“%4”却成立。',
  ],
  [
    'If the two are exchanged, write each in the place of the other; if not, mend what the examples answer.',
    '如果这两项写反了，请对调；如果没有写反，请改示例里平台的返回。',
  ],
  ['One of the examples.', '其中一个示例。'],
  ['The example "%1" never comes to "%2".', '示例“%1”没有到“%2”。'],
  [
    'The example "%1" goes to "%2" after "%3", not to "%4".',
    '示例“%1”在“%3”之后到“%2”，而不是“%4”。',
  ],
  ['The example "%1" gets through with %2 at "%3".', '示例“%1”说“%3”不接受%2，实际却接受了。'],
  [
    'The example "%1" is told "%2", not "%3", with %4 at "%5".',
    '示例“%1”在“%5”%4时提示的是“%2”，而不是“%3”。',
  ],
  ['The example "%1" is refused ("%2") with %3 at "%4".', '示例“%1”在“%4”%3时被拒绝（“%2”）。'],
  ['The example "%1" is not asked for "%2" at "%3".', '示例“%1”在“%3”没有问题“%2”。'],
  ['The example "%1" is asked for "%2" at "%3" with %4.', '示例“%1”在“%3”填 %4 时仍要填“%2”。'],
  [
    'The example "%1" goes nowhere after "%2", not to "%3".',
    '示例“%1”在“%2”之后就结束了，没有到“%3”。',
  ],
  ['The example "%1" lists %2 at "%3", not %4.', '示例“%1”在“%3”列出的是 %2，而不是 %4。'],
  ['The example "%1" sends %2 at "%3", not "%4".', '示例“%1”在“%3”发送的是%2，而不是“%4”。'],
  [
    'The example "%1" does not end (%2), not with "%3".',
    '示例“%1”没有结束（%2），而应以“%3”结束。',
  ],
  ['The example "%1" presses "%2" at "%3", not "%4".', '示例“%1”在“%3”按的是“%2”，而不是“%4”。'],
  [
    'The example "%1" presses no button at "%2", not "%3".',
    '示例“%1”在“%2”没有按按钮，而应按“%3”。',
  ],
  [
    'The example "%1" leaves "%2" by "%3", and "%4" is true of what the platform answers there.',
    '示例“%1”以“%3”离开“%2”，但平台在那里的响应使“%4”成立。',
  ],
  [
    'The example "%1" leaves "%2" by "%3", and "%4" is not true of what the platform answers there.',
    '示例“%1”以“%3”离开“%2”，但平台在那里的响应使“%4”不成立。',
  ],
  [
    'The example "%1" names "%2" for "%3", and what the platform answers there decides for none of its conditions.',
    '示例“%1”为“%3”写的是“%2”，但平台在那里的响应不满足它的任何条件。',
  ],
  [
    'The example "%1" names "%2" for "%3", and what the platform answers there decides for "%4".',
    '示例“%1”为“%3”写的是“%2”，但平台在那里的响应决定走“%4”。',
  ],
  ['"%1" is nearly "%2", with which an example ends.', '“%1”很像“%2”，而有示例以“%2”结束。'],
];
