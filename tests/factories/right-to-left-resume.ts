import { resumeContent, type ResumeContent, type ResumeContentInput } from '../../collections/resumes/schema'

type Script = 'hebrew' | 'arabic'
type Options = { script: Script; config?: ResumeContentInput['config'] }

/** A resume of a page in Hebrew or Arabic, with names, figures and addresses in other letters; invented throughout. */
export function rightToLeftResume({ script, config = {} }: Options): ResumeContent {
  const say = (hebrew: string, arabic: string) => (script === 'hebrew' ? hebrew : arabic)
  return resumeContent.parse({
    config: { language: 'en', dateFormat: 'dot', themeColor: '#388f8f', ...config },
    margin: { left: 48, right: 48, top: 44, bottom: 44 },
    baseInfo: {
      title: say('פרטים', 'البيانات'),
      list: [
        { id: 'name', kind: 'name', key: '', value: say('נעמה ברק-לוי', 'سلمى حداد') },
        {
          id: 'headline',
          kind: 'headline',
          key: '',
          value: say('מהנדסת תוכנה בכירה, Backend', 'مهندسة برمجيات أولى، Backend'),
        },
        { id: 'mail', kind: 'email', key: say('דוא״ל', 'البريد'), value: 'naama.barak@example.com' },
        { id: 'phone', kind: 'phone', key: say('טלפון', 'الهاتف'), value: '+972 3 555 0134' },
        {
          id: 'city',
          kind: 'location',
          key: say('עיר', 'المدينة'),
          value: say('חיפה (ישראל)', 'عمّان (الأردن)'),
        },
        {
          id: 'site',
          kind: 'url',
          key: say('אתר', 'الموقع'),
          value: '',
          url: 'https://barak.example.com/work/',
        },
        { id: 'notice', kind: 'text', key: say('זמינות', 'الإتاحة'), value: say('30 יום', '30 يوما') },
      ],
    },
    entryList: [
      {
        id: 'summary',
        kind: 'summary',
        title: say('תקציר', 'نبذة'),
        items: [
          {
            id: 'summary-item',
            text: say(
              'מהנדסת תוכנה עם 9 שנות ניסיון (2015 – 2024) בבניית מערכות מבוזרות: C++, ‏Java ו-Python. **הובילה צוות של 6 מפתחים** והפחיתה את זמני התגובה ב-35%.',
              'مهندسة برمجيات بخبرة 9 سنوات (2015 – 2024) في بناء الأنظمة الموزعة: C++ وJava وPython. **قادت فريقا من 6 مطورين** وخفضت زمن الاستجابة بنسبة 35%.',
            ),
          },
        ],
      },
      {
        id: 'work',
        kind: 'experience',
        title: say('ניסיון תעסוקתי', 'الخبرة العملية'),
        items: [
          {
            id: 'one',
            title: say('מערכות צפון בע״מ', 'شركة أنظمة الشمال'),
            subtitle: say('ראש צוות', 'قائدة فريق'),
            place: say('חיפה', 'عمّان'),
            start: '2020-03',
            end: 'now',
            facts: [{ id: 'fact', label: say('צוות', 'الفريق'), value: say('6 מפתחים', '6 مطورين') }],
            text: say(
              '- תכננה מחדש את שירות ההזמנות, וקיצרה את הפריסה מ-40 דקות ל-6.\n- React ו-Node: בנתה ממשק ניהול שמשרת 1,200 לקוחות.\n- Wrote the runbook that every team follows.\n- פרטים: https://north.example.com/orders/, טלפון 03-555-0177.',
              '- أعادت تصميم خدمة الطلبات واختصرت النشر من 40 دقيقة إلى 6.\n- React وNode: بنت لوحة إدارة تخدم 1,200 عميل.\n- Wrote the runbook that every team follows.\n- التفاصيل: https://north.example.com/orders/، الهاتف 03-555-0177.',
            ),
            tags: [say('ארכיטקטורה', 'هندسة'), 'Kubernetes', 'C++'],
          },
          {
            id: 'two',
            title: 'Harbour & Pine Ltd.',
            subtitle: say('מפתחת', 'مطورة'),
            place: 'Tel Aviv',
            start: '2015-07',
            end: '2020-02',
            link: 'https://harbour.example.com',
            text: say(
              '1. פיתחה מנוע חיפוש פנימי.\n2. הדריכה ארבעה מתמחים.',
              '1. طورت محرك بحث داخليا.\n2. دربت أربعة متدربين.',
            ),
          },
        ],
      },
      {
        id: 'study',
        kind: 'education',
        title: say('השכלה', 'التعليم'),
        items: [
          {
            id: 'degree',
            title: say('הטכניון הדמיוני', 'الجامعة الخيالية'),
            subtitle: say('תואר ראשון במדעי המחשב', 'بكالوريوس في علوم الحاسوب'),
            start: '2011-10',
            end: '2015-06',
          },
        ],
      },
      { id: 'skills', kind: 'skill', title: say('כישורים', 'المهارات') },
      {
        id: 'languages',
        kind: 'language',
        title: say('שפות', 'اللغات'),
        items: [
          { id: 'l1', title: say('עברית', 'العربية'), subtitle: say('שפת אם', 'اللغة الأم') },
          { id: 'l2', title: say('אנגלית', 'الإنجليزية'), subtitle: say('רמה גבוהה', 'متقدم') },
        ],
      },
    ],
    skill: {
      title: say('כישורים', 'المهارات'),
      step: 10,
      list: [
        { id: 's1', key: 'Java', level: say('מומחית', 'خبيرة'), value: 9, tags: ['Spring', 'Kafka'] },
        { id: 's2', key: say('ניהול צוות', 'إدارة الفرق'), level: '', value: 7, tags: [] },
      ],
    },
  })
}
