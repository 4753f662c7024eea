import { dictionary } from '../dictionary/dictionary'
import { porterStem } from '../dictionary/stem'
import { ORDINARY_WORDS } from './tables/ordinary-words'

/**
 * Ordinary words that a title or a heading may write with a capital. Kept as stems; see `isCommonWord`. Whatever is
 * missing here and in the sources counts as a name when it has a capital, so that a gap costs a needless question and
 * never a missed name.
 */
const STEMS = `
a an the and or of for in on at to with from by as into via per vs about over under across through during within
between among after before since until while i my we our you your he she it its they their his her this that these those
is are was were be been has have had do does did not no yes all each every both more most less least other such own
than then so if but also only just up down out off new old key main core top high low big small full part large long
short early late first second third last next best better good great strong solid fast quick slow open free
able active account achieve act ad add adult agile aim air analog app area art asset audit aware back base basic bank
batch beauty bill board body book boost bot brand bridge brief bring broad budget bug build bureau business buy call
camp campus care career case cash catalog center centre chain change channel charge chart chat check chemical chief
child china chinese city civil class clean clear client clinic close cloud club coach code cold college combine
comment commerce common community company compute concept conduct connect consult contact content contest context
contract control convert cook copy corporate cost count country course cover craft create credit crew critical cross
culture currency current custom customer cut cycle daily dance dashboard data database date day deal debt decide
deep default defect define degree deliver demand dental depart depend deploy depot design desk detail develop device diary
digital direct discount discover distribute district doctor document domain double draft draw drive driver drop dual
due duty earn ease east easy econom edit educate effect efficien effort electric email embed employ enable end energy
engage engine english enterprise entry equal equip equity error essay event evidence exam excel exchange execute exhibit
expand expert export express extend external face facility factor factory faculty fair family farm fashion fault
feature feed field file film final finalist finance find fine fire firm fiscal fit fix flat fleet flow fluent focus
food force forecast foreign form format found foundation frame framework fresh front fuel function fund game gap
garden gas general global goal gold govern grade graduate grant graph green grid gross ground group grow
growth guest guide half hand handle hard hardware head health help hire history hold home honor honour hospital host
hotel hour house human hybrid idea image impact import improve inbound income index indoor industry inform
information initial innovate input insight inspect install institute insure integrate intern internal international
internet intern interview invent invest invoice issue item japan job join journal journey judge junior
keep knowledge lab label laboratory labor language laptop launch law layer lead leader league learn lease
leave lecture ledger legal lesson letter level liaison library licence license life light line link list literature
live load loan local location log logistic loss loyal machine mail maintain major make male manage management mandarin manual
map margin mark market mass master match material math mathematics mature measure media medical medicine meet member
memo mentor menu merchandise merge message metal method metric micro middle mid military mind mine minor mission mobile
mode model modern module monitor month motion motor move movie multi museum music name nation national native natural
near need net network news night node non normal note novel number nurse nutrition object office officer
offline offshore onboard online operate operation option order organ outreach output outside overall oversea own pack
package page paid panel paper parent park partner party pass passion path patient pattern pay payment peer people
perform period person personal pharmac phase phone photo physic pilot pipeline place plan plant plastic platform play
point policy pool port portal portfolio position post power practice premium prepare present president press price
primary prime principal print privacy prize process produce product profess profession professor profile profit program
programme project promote proof property propose protect prototype provide province provincial public publish purchase
quality quantity quarter query question queue radio rail range rank rate raw reach read real record recruit reduce
refactor refer reform region register relation release reliab remote rent repair repeat report request require research
reserve resident resource respond response rest result resume retail retain return revenue review revise reward right
rise risk road robot role room root rotation route routine row rule run rural safe sale sales sample save
scale scan schedule scheme scholar scholarship school science scope score screen script search season seat sector
secure security seed segment select self sell semester seminar senior sensor serve server service session set shape
share sheet shift ship shop show side sign signal simple site size skill social society soft software sole solution
solve song sound source south space special specialist speech speed sport spring sprint staff stage stake stand
standard start state statistic status step stock stop storage store story strategy stream street strong structure student
study style subject submit summary summer supply support survey sustain switch system table talent talk target task
tax teach teacher team tech technic technical technique technolog telecom term test text textile theme theory thesis
ticket tier time title token tool topic total tour track trade train trainee transact transfer transform transit translat
transport travel treasury treat trend trial trip tutor type union unit university update upgrade upper urban use user
utility value van vehicle vendor venture version video view village vision visit visual voice volume volunteer
warehouse waste watch water wave web week weekly well west white whole wide win winner winter wireless woman word
work worker workflow workforce workshop world write year yield young youth zero zone dean writer
advertis competition hackathon award bachelor diploma doctorate phd mba msc bsc ba bs ms beng meng bcom llb llm gpa
january february march april may june july august september october november december monday tuesday wednesday
thursday friday saturday sunday jan feb mar apr jun jul aug sep sept oct nov dec
co ltd inc corp llc plc gmbh limited corporation group bv
dear sir madam hiring kind regards sincerely yours diligent curious dedicated detail reliable eager keen honest
assistant associate deputy vice bronze silver gold medal cup challenge
backend frontend fullstack devops microservice barista waiter cashier cpc merit vocational bubble tea homeroom kindergarten primary
ran led built made wrote grew drove won held kept taught sold set rose fell known based born lived
supervis branch region chef cook wok grill kitchen menu dish recipe banquet restaurant canteen cater bakery pastry
chemistry physics mathematic biology medicine ward preceptor midwife pediatric surg therap nutrition dosage rehabilitat
chinese literature linguist grammar pupil classroom lesson homework tutorial
driver haul freight cargo truck lorry dispatch courier route mile passenger parcel
account ledger tax close payable receivable voucher payroll reconcil
showroom counter territory dealer distributor quota prospect quote
heavy group sub subsidiary holding office headquarter division affiliate
cardiology neurology oncology orthoped gynecolog obstetric emergency intensive ambulance infection pharmacist dentist
radiolog anesthes patholog lab ultrasound vaccine outpatient inpatient triage geriatric psychiatr paediatric palliative
preschool nursery elementary curricul headteacher professor dissertation thesis biochemistry geography anthropology
agricultur agronom forest veterinar botan ecolog environment geolog astronom nuclear optic laser semiconductor polymer
ceramic composite alloy steel chemist mechanic mechatronic electron electric aerospace aviation marine naval automotive
vehicle weld machin lathe mold mould tool fixture plumb carpent mason electrician technician apprentice foreman
architect landscape interior furniture garment apparel tailor embroider jewel cosmetic hairdress barber florist
hospitality concierge reception housekeep butler bellboy bartend sommelier chef sous pastry saute broth noodle dumpling
customs tariff import export freight forward shipper shipping cargo forklift inventory stocktake courier rider
bookkeep treasurer actuar broker teller underwrit insur mortgage securit fund equit bond pension payroll
attorney paralegal notar litigat arbitrat complian judicia police fire rescue guard patrol soldier army navy
journalis anchor presenter photograph videograph illustrat animat sculpt calligraph paint choir orchestra piano violin
dance ballet drama theatre theater cinema studio gallery exhibit curator museum archiv translat interpret
yoga gym swim athlet basketball football badminton tennis referee coach
anniversary milestone honors honours distinction merit laureate fellow ambassador president secretary treasurer
accountab adaptab ambitio analytic articulat attentiv collaborat communicat compassion conscientious cooperat creativ
deadline decisiv diplomat eager empath enthusias flexib hardwork independent initiat meticulous negotiat passionate
persuasi proactiv punctual resilien resourceful versatil
hot cold cool wet dry soft sharp dark bright blue red green yellow black grey sweet sour salt frozen grill hot
dish meat fish seafood vegetable fruit rice bread cake tea coffee wine beer milk plate knife stove oven fridge
machinery plastic rubber wood stone glass paper steel iron copper sand cement concrete brick pump valve pipe bolt
morning afternoon evening weekend holiday vacation spring autumn fall shift duty
hand eye heart brain bone blood skin lung liver kidney child infant elder adult woman man girl boy
invoice receipt tax refund loan debt interest filing return statement closing
phone call letter mail speech talk debate poem poetry novel story essay magazine newspaper
foreign domestic overseas outdoor indoor upstairs downtown suburb village town county prefecture
vat ebitda cogs rfp rfq nda moq fob cif gcse hnd nvq ngo po culinary cuisine gastronom bus truck nano bionic quantum genom stem proud humble warm calm patient kind careful friend cheer tidy punctual
api ui ux kpi roi hr it sop faq url http https b2b b2c o2o qa cv gpa qps tps pv uv dau mau gmv pc cpu gpu crm erp oa
roas cpc ctr arpu kol mvp ai saas paas sdk ide orm jvm rpc tcp ip cdn dns ci cd pr rd usa us uk eu prc un
pdf ppt csv json xml xlsx app id ota cad pos ip sku vip pm hc cn en ltd am pm etc eg ie tv dvd sms
mvc spa ssr crud bi p0 p1 p95 p99 5g 4g 3d 2d b2g c2c 2b 2c to app ar vr html css sla slo gdp ipo m&a
`
let common: Set<string> | undefined
/** Endings of words of a trade, which hardly any name has. */
const ENDING =
  /(?:tion|sion|ment|ments|ness|ity|ities|ance|ence|ancy|ency|ship|ships|ing|ings|ology|ologies|ics|ism|ist|ists|able|ible|ful|less|ous|ive|ives|ally|ly|ized|ised|ized|ising|izing|graphy|nomic|nomics|nomy|ware|wide|based|driven|oriented|ional|ical|ural|cial|tory|sory|ture|tures|ate|ated|ates|ation|ations|age|uent|scopy|nery|kery|very|sery|gery)$/

/** "Optoelectronics": beginnings of learned words, more of which are made than any dictionary has. */
const JOINED =
  /^(?:opto|photo|micro|macro|nano|bio|geo|electro|aero|hydro|neuro|psycho|tele|thermo|agro|eco|astro|cardio|immuno|socio|meta|poly|multi|inter|trans|over|under|out|non|un|re|pre|co|anti|hyper|ultra|semi|cyber|crypto|pharmaco|radio|cryo|pyro|chrono|ethno|onco|derma|gastro|ortho|paedi|pedi|endo|exo)/

/** Whether a Latin word, in any case, is an ordinary word or a form of one. */
export function isCommonWord(word: string): boolean {
  common ??= new Set(`${STEMS} ${ORDINARY_WORDS}`.trim().split(/\s+/))
  const known = common
  const lower = word.toLowerCase().replace(/'s$/, '').replaceAll('.', '')
  if (known.has(lower) || (/^[A-Z]{2,}s$/.test(word) && known.has(lower.slice(0, -1)))) return true
  if (
    ENDING.test(lower) &&
    lower.length > 5 &&
    (JOINED.test(lower) || dictionary().stems.has(porterStem(lower)))
  )
    return true
  return formsOf(lower).some((form) => known.has(form))
}

/** What a word may be a form of: plurals, tenses, doers. */
export function formsOf(lower: string): string[] {
  const cut = lower.replace(/(?:ies|ied|ier)$/, 'y')
  const stem = lower.replace(/(?:ers|er|ors|or|ed|es|s|al|ic|y|an|en|cy|t|ts|ial|ian)$/, '')
  return [cut, lower.replace(/s$/, ''), stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].filter(
    (form) => form.length > 2,
  )
}
