import { writtenContent } from '../../cms/seed/written/written-content'
import type { WrittenResume } from '../../cms/seed/written/written-resume'
import { resumeContent, type ResumeContent, type ResumeContentInput } from '../../collections/resumes/schema'

type Script = 'hebrew' | 'arabic'
type Options = { script: Script; config?: ResumeContentInput['config'] }

/** A resume of a page in Hebrew or Arabic, with names, figures and addresses in other letters; invented throughout. */
export function rightToLeftResume({ script, config = {} }: Options): ResumeContent {
  const say = (hebrew: string, arabic: string) => (script === 'hebrew' ? hebrew : arabic)
  const written: WrittenResume = {
    language: 'en',
    title: '简历',
    person: {
      name: say('נעמה ברק-לוי', 'سلمى حداد'),
      headline: say('מהנדסת תוכנה בכירה, Backend', 'مهندسة برمجيات أولى، Backend'),
      email: 'naama.barak@example.com',
      phone: '+972 3 555 0134',
      location: say('חיפה (ישראל)', 'عمّان (الأردن)'),
    },
    labels: {
      info: say('פרטים', 'البيانات'),
      name: '',
      headline: '',
      email: say('דוא״ל', 'البريد'),
      phone: say('טלפון', 'الهاتف'),
      location: say('עיר', 'المدينة'),
    },
    facts: {
      [say('אתר', 'الموقع')]: { kind: 'url', value: '', url: 'https://barak.example.com/work/' },
      [say('זמינות', 'الإتاحة')]: say('30 יום', '30 يوما'),
    },
    summaryTitle: say('תקציר', 'نبذة'),
    summary: say(
      'מהנדסת תוכנה עם 9 שנות ניסיון (2015 – 2024) בבניית מערכות מבוזרות: C++, ‏Java ו-Python. **הובילה צוות של 6 מפתחים** והפחיתה את זמני התגובה ב-35%.',
      'مهندسة برمجيات بخبرة 9 سنوات (2015 – 2024) في بناء الأنظمة الموزعة: C++ وJava وPython. **قادت فريقا من 6 مطورين** وخفضت زمن الاستجابة بنسبة 35%.',
    ),
    sections: [
      {
        kind: 'experience',
        title: say('ניסיון תעסוקתי', 'الخبرة العملية'),
        items: [
          {
            title: say('מערכות צפון בע״מ', 'شركة أنظمة الشمال'),
            subtitle: say('ראש צוות', 'قائدة فريق'),
            place: say('חיפה', 'عمّان'),
            dates: ['2020-03', 'now'],
            facts: { [say('צוות', 'الفريق')]: say('6 מפתחים', '6 مطورين') },
            text: say(
              '- תכננה מחדש את שירות ההזמנות, וקיצרה את הפריסה מ-40 דקות ל-6.\n- React ו-Node: בנתה ממשק ניהול שמשרת 1,200 לקוחות.\n- Wrote the runbook that every team follows.\n- פרטים: https://north.example.com/orders/, טלפון 03-555-0177.',
              '- أعادت تصميم خدمة الطلبات واختصرت النشر من 40 دقيقة إلى 6.\n- React وNode: بنت لوحة إدارة تخدم 1,200 عميل.\n- Wrote the runbook that every team follows.\n- التفاصيل: https://north.example.com/orders/، الهاتف 03-555-0177.',
            ),
            tags: [say('ארכיטקטורה', 'هندسة'), 'Kubernetes', 'C++'],
          },
          {
            title: 'Harbour & Pine Ltd.',
            subtitle: say('מפתחת', 'مطورة'),
            place: 'Tel Aviv',
            dates: ['2015-07', '2020-02'],
            link: 'https://harbour.example.com',
            text: say(
              '1. פיתחה מנוע חיפוש פנימי.\n2. הדריכה ארבעה מתמחים.',
              '1. طورت محرك بحث داخليا.\n2. دربت أربعة متدربين.',
            ),
          },
        ],
      },
      {
        kind: 'education',
        title: say('השכלה', 'التعليم'),
        items: [
          {
            title: say('הטכניון הדמיוני', 'الجامعة الخيالية'),
            subtitle: say('תואר ראשון במדעי המחשב', 'بكالوريوس في علوم الحاسوب'),
            dates: ['2011-10', '2015-06'],
          },
        ],
      },
      { kind: 'skill', title: say('כישורים', 'المهارات') },
      {
        kind: 'language',
        title: say('שפות', 'اللغات'),
        items: [
          { title: say('עברית', 'العربية'), subtitle: say('שפת אם', 'اللغة الأم') },
          { title: say('אנגלית', 'الإنجليزية'), subtitle: say('רמה גבוהה', 'متقدم') },
        ],
      },
    ],
    skills: {
      title: say('כישורים', 'المهارات'),
      rows: {
        Java: { value: 9, level: say('מומחית', 'خبيرة'), tags: ['Spring', 'Kafka'] },
        [say('ניהול צוות', 'إدارة الفرق')]: 7,
      },
    },
  }
  return resumeContent.parse({
    ...writtenContent(written),
    config: { language: 'en', dateFormat: 'dot', themeColor: '#388f8f', ...config },
    margin: { left: 48, right: 48, top: 44, bottom: 44 },
  })
}
