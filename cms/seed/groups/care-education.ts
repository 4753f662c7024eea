import type { GroupSource } from './group-source'

export const careEducation: GroupSource = {
  key: 'care-education',
  order: 4,
  title: { 'zh-CN': '医疗与教育', en: 'Care and education' },
  summary: {
    'zh-CN': '护士、教师等面对人的职业：证书要齐，成果也能写得具体。',
    en: 'Examples for nurses, teachers and others who work with people: licences in order, results made concrete.',
  },
  text: {
    'zh-CN': `照顾人、教人的工作，最好的成果常常是“什么坏事都没发生”。这也写得出来。

## 资格放在找得到的地方

执业证、教师资格、职称、专科培训，写全名和取得时间。这是招聘者第一个核对的部分。

## 写规模，也写变化

分管几张床位、带几个班、多少学生、夜班频率，先让人知道工作量；再写一件因为你而改进的事：差错、等候、及格率、复诊率。

## 保护他人的隐私

不写患者、学生的姓名和可识别的个案，不放他们的照片。写“参与抢救60余次”就够了。

## 带教与教研

带过多少实习生、主讲过什么、有没有被别人采用，这些最能说明同行对你的信任。
`,
    en: `In care and teaching the best result is often that nothing bad happened. That can be written too.

## Licences where they are found

Registration, licence, specialist courses: full name and date. It is the first thing that gets checked.

## Scale, then change

Beds, classes, pupils, nights: let the reader see the load. Then one thing that improved because of you: errors, waiting, pass rates, come-backs.

## Other people's privacy

No patients' or pupils' names, no case that can be recognised, no photographs of them.

## Teaching others

How many you mentored, what you taught, who took it over. Nothing shows the trust of colleagues better.
`,
  },
}
