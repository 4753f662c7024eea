/** A resume of an invented person in which each private detail also stands where it should not. */
export const PRIVATE = {
  name: 'Orla Fennimore',
  phone: '+353 87 123 4567',
  email: 'orla.fennimore@mail.example',
  address: '14 Harbour Row, Kinsale',
  link: 'https://fennimore.example/orla',
}
export const privateResume = {
  config: { language: 'en' },
  baseInfo: {
    list: [
      { id: 'name', kind: 'name', key: 'Name', value: PRIVATE.name },
      { id: 'head', kind: 'headline', key: '', value: 'Operations lead' },
      { id: 'tel', kind: 'phone', key: 'Phone', value: PRIVATE.phone },
      { id: 'mail', kind: 'email', key: 'E-mail', value: PRIVATE.email },
      { id: 'home', kind: 'location', key: 'Address', value: PRIVATE.address },
      { id: 'site', kind: 'url', key: 'Web', value: 'fennimore.example', url: PRIVATE.link },
    ],
  },
  entryList: [
    {
      id: 'work',
      kind: 'experience',
      title: 'Experience',
      items: [
        {
          id: 'job1',
          title: 'Operations lead',
          subtitle: 'Calder Freight',
          start: '2019-03',
          end: 'now',
          text: `- Was responsible for the night shift of 12 people.\n- Orla Fennimore answers at ${PRIVATE.email} or ${PRIVATE.phone}.`,
        },
        {
          id: 'job2',
          title: 'Dispatcher',
          subtitle: 'Brannock Lines',
          start: '2016',
          end: '2019',
          text: `- Helped to plan routes; see ${PRIVATE.link}.`,
        },
      ],
    },
  ],
  skill: { list: [{ id: 's1', key: 'Route planning' }] },
}
