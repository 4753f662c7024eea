/** What the schemas say about how a page looks, in Chinese by their English. */
export const PAGE_DESCRIPTIONS: Record<string, string> = {
  'Left out, title and all, while no entry of it is written': '没有写任何条目时，连标题一起不印出',
  'Latin letters, with Chinese ones that go with them; sans and serif are Noto Sans and Noto Serif':
    '西文字体及与之相配的中文字体；sans 与 serif 为 Noto Sans 与 Noto Serif（黑体与宋体）',
  'Addresses printed without or with https://': '打印网址时是否带 https://',
  '2024-05, 2024.05 or May 2024 / 2024年5月': '2024-05、2024.05 或 May 2024 / 2024年5月',
  'Titles of sections as typed, in capitals or in small capitals; Chinese stays as it is':
    '模块标题中的字母：与输入一致、全部大写或小型大写；汉字不变',
  'The frame of the page: one column, one with a coloured edge or below a band with the person on it, a wide and a narrow column below the person or below a band, or the person in a narrow column beside all pages; a layout with an axis has one column':
    '页面结构：单栏；单栏，顶边有色条；单栏，姓名在页首色块上；双栏，在姓名之下；双栏，在页首色块之下；或姓名所在的侧栏贯穿全页。有时间轴的版式只用单栏',
  'Name and position at the start, in the middle, or on one line': '姓名与职位：靠左、居中，或在同一行',
  'The photo before or after the name; not where both stand in a column of their own':
    '照片在姓名左侧或右侧；二者都在侧栏中的版式不适用',
  'The side of the narrow column, where the layout has one': '侧栏在哪一侧，用于有侧栏的版式',
  'The width of the narrow column: 5 per cent of the text narrower, or 6 wider':
    '侧栏宽度：比版式窄正文宽度的 5%，或宽 6%',
  'What is drawn in the theme colour beside the grounds: lines and marks; the name and titles too; positions as well':
    '除底色外，主题色用在：线条与符号；加上姓名与标题；再加上职位',
  'One more position at the place of the entry above: where both have the same title, it is written once':
    '与上一条同在一处的又一段经历：两条名称相同时，名称只印一次',
  'How titles of sections are drawn: as the layout has them, plain, over a rule, with a line to the edge, over a short stroke, behind a block, on a band, on a tab, or beside the section':
    '模块标题的样式：跟随版式、仅文字、下划线、标题后横线、短横线、左侧色块、底色条、标签式，或在模块左侧',
  'How the fields of its entries stand where that is another form than in the rest: two rows with the dates in the first or in the second, one line, or two entries side by side; drawn in a column whose entries stand in rows':
    '本模块条目的排列，与其余模块不同时用：两行，日期在首行或次行；一行；或每行并排两条。用于条目成行排列的栏',
  'How its title is drawn where that is otherwise than in the rest, in the forms of config.titleForm; one that has no room in the layout is kept, and drawn as the others':
    '本模块标题的样式，与其余模块不同时用，取值同 config.titleForm。版式放不下时保留该值，按其余模块的样式显示',
  'How the fields of an entry stand: two rows with the dates in the first or in the second, one line, three columns, or the dates in a column on the left; the last two need a layout of one column':
    '条目各项的排列：两行，日期在首行或次行；一行；一行三栏；或日期在左侧。后两种只用于单栏版式',
  'Contact data with icons, with its labels in words, or plain': '联系方式前用图标、文字标签，或不标注',
  'Contact data one after another, in columns, or as a list beside the name; not where it stands in a column of its own':
    '联系方式连续排列、分栏对齐，或在姓名右侧逐行排列；联系方式在侧栏中的版式不适用',
  'What marks the items of lists': '列表符号',
  'Skills with bars or dots, or in words alone: one to a line, or one after another':
    '技能以进度条或圆点展示，或只用文字：每行一项，或连续排列',
  'A section that runs over to a page says its title there again, as continued':
    '模块延续到下一页时，在那里重复标题并注明“续”',
  'Running text of an English page; Chinese pages stay ragged, as readers of the PDF would find spaces in them':
    '英文页面的正文对齐；中文页面始终左对齐，否则读取 PDF 时字间会多出空格',
  'Between sections, in per cent of the layout’s own gap': '模块间距，为版式自带间距的百分比',
  'Between entries, in per cent of the layout’s own gap': '条目间距，为版式自带间距的百分比',
  'In the lower margin: 2, 2 / 3, or Page 2 of 3 / 第 2 页，共 3 页; a resume of one page shows none':
    '页脚的页码：2、2 / 3 或“第 2 页，共 3 页”/ Page 2 of 3；只有一页时不显示',
  'Where the number stands; words stand across from it, or are centred with it':
    '页码的位置；文字排在另一侧，或与页码一同居中',
  'The first of several pages is numbered, too': '不止一页时，第一页也显示页码',
  'The name, small in the upper or lower margin from the second page on':
    '从第二页起，在页眉或页脚以小字印出姓名',
  'The e-mail address stands with it': '姓名旁附上邮箱',
  'A line in the lower margin of every page': '每页页脚的一行文字',
}
