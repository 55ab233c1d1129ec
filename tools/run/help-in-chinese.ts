/** What each command with a row in `tools/README.md` prints, in Chinese. */
export const helpInChinese: Readonly<Record<string, string>> = {
  check:
    '检查全部流程和资方文件：逐个文件列出问题、所在行、哪个词、该怎么写；没有问题时说明共几个资方。写上文件名（check -- funders/ACME.yaml）只看与它有关的。`--list` 列出可写的名称（kinds、flows、endpoints、documents、dictionaries、order、步骤类型，或模板如 flow.bind-card）；`--explain` 解释一条规则；`--fix` 改好没有疑问的问题，`--fix --dry-run` 只显示不改；`--language zh|en` 选语言',
  build: '构建应用：写出了哪个版本、保留多少旧版本的文件',
  site: '只写出网站，不重新构建',
  serve: '在本机打开构建好的网站，显示地址',
  'format:flows': '整理流程和资方文件的写法，列出改写了哪些；`--check` 只列出',
  studio:
    '打开工作台，显示地址（仅本机）：左边是示例和流程，中间写 YAML 并看问题，右边是随时更新的手机；写上资方代码直接打开它',
  'language-server': '给编辑器用的服务，不直接给人看',
  graph: '把流程画成图（Mermaid 文本）；`--svg 文件夹` 写成带图例的图片',
  journeys: '每个资方有多少流程和路径、走到多少、示例有多少、哪些与所写不符',
  diff: '两个版本之间，客户和平台会感到什么变化：每处变化一次，附所在行、最短路径、涉及的资方和操作码',
  sessions: '新版本发布后，正在办理的客户从哪里继续：原处、换了位置、退回、或卡住',
  'can-ship': '现在的文件能否取代某个版本，并列出每一条不能的理由',
  spec: '规格说明逐条列出由哪些流程和步骤实现、哪些示例走到；没人做的条目算失败',
  properties:
    'flows/properties.yaml 对所有路径的要求是否成立：在多少个状态上成立，或不成立的最短路径。写上资方代码或它的文件，只走它的路径',
  report:
    '写一个报告网站：资方与操作码的对照、每个流程的图和页面；`--base 版本` 加上变化前后的对比',
  mistakes: '逐个模拟手误，看检查能找出多少、快速修复能改好多少',
  mutate: '逐个模拟改错，看检查、要求、示例和路径测试哪个会发现',
  dispatch: '资方与操作码的对照表',
  paths: '每个页面地址和它属于谁',
  'funder:new': '新建一个资方：写出它的文件和由它生成的文件；没有写明的内容会逐项询问',
  cases: '把示例导出为单独的文件（JSON 或浏览器测试），或用 `--import` 导回 YAML',
  words: '把资方用到的中英文文字导出为表格（CSV），指出缺少或太长的；`--import` 导回',
  'step:new': '新建一种步骤类型：写出它的文件，说明还要做什么',
  photographs: '重画样例车辆照片',
  openapi: '以 OpenAPI（JSON）写出接口约定',
  generate:
    '重新生成由流程和资方文件得来的文件，按文件夹说明更新了哪些；改一个模板，用到它的资方页面都会更新。`--check` 只列出过期的文件',
  bench: '测量体积、检查、流程机、支付、浏览器和响应速度；`--only` 只测一项，`--without` 不测一项',
};
