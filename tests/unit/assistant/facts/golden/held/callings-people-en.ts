import { pairsFor } from '../pair'

/** Invented people of many callings, each with a whole short resume; the replaced text is one of its lines. */
export const backendEn = pairsFor(
  'Daniel Okafor — Backend Engineer\nBrightlane Payments, Backend Engineer, Jun 2020 – Present\n- Moved the order service from a PHP monolith to Go, which cut average response time from 420 ms to 180 ms.\n- Helped the platform team roll out Kubernetes for 14 services.\n- Wrote the reconciliation job that checks about 2.3 million transactions a day.\n- On call one week in six; wrote runbooks for the most common alerts.\nEducation: BSc Computer Science, University of Leeds, 2016 – 2020\nSkills: Go, PostgreSQL, Kafka, Docker',
)
export const surgicalNurseEn = pairsFor(
  'Maria Lindqvist, RN\nStaff Nurse, Surgical Ward, St. Columba Hospital, 2018 – 2023\n- Cared for up to 8 post-operative patients per shift on a 32-bed ward.\n- Took part in a hand-hygiene project that brought the ward infection rate down from 5% to 3%.\n- Gave medication, changed dressings and kept patient charts in Epic.\n- Showed new nurses around the ward and answered their questions during their first month.\nLicences: Registered Nurse; BLS (2022)',
)
export const softwareSalesEn = pairsFor(
  'Tom Birchall — Account Executive\nVantix Software, Account Executive, Jan 2021 – Dec 2023\n- Sold HR software to mid-size companies in the Midwest; closed $1.8M in new business in 2022, 120% of quota.\n- Looked after 45 existing accounts and renewed 41 of them in 2023.\n- Worked with marketing on webinars that brought in around 300 leads.\nParkway Telecom, Sales Rep, 2018 – 2020\n- Cold-called 60 prospects a day and booked demos for the senior reps.\nSkills: Salesforce, Outreach',
)
export const classTeacherEn = pairsFor(
  'Hannah Prewitt\nYear 4 Class Teacher, Oakfield Primary School, Sept 2017 – July 2022\n- Taught a class of 28 pupils across all subjects; 6 of them had special educational needs.\n- Helped organise the yearly science fair with two other teachers.\n- Ran an after-school reading club on Tuesdays for 15 children.\n- Reading results went up: 82% of the class met the expected standard in 2021, compared with 70% in 2019.\nEducation: PGCE, University of Sussex, 2017; BA English, University of Kent, 2016',
)
export const juniorAccountantEn = pairsFor(
  'Priya Raman, Accountant\nLockhart & Dunne LLP, Junior Accountant, Aug 2019 – Mar 2023\n- Did month-end close for 9 small clients and shortened it from 10 days to 6.\n- Prepared VAT returns and bank reconciliations in Xero.\n- Assisted with the statutory audit of a retail client with turnover of £40m.\n- Found duplicate supplier payments worth £36k.\nQualifications: ACCA part-qualified (9 of 13 papers)\nEducation: BSc Accounting and Finance, University of Warwick, 2019',
)
export const warehouseEn = pairsFor(
  'Carlos Mendieta\nWarehouse Supervisor, Transvia Logistics, Rotterdam, Feb 2019 – present\n- Supervise 18 warehouse staff over two shifts; about 1,200 pallets a day.\n- Introduced barcode scanning at goods-in; picking errors fell from 1.9% to 0.7%.\n- Helped plan the move of 5,000 m² of stock to the new site in 2021.\nForklift Operator, Transvia Logistics, 2016 – 2019\n- Loaded and unloaded trucks, no accidents in three years.\nCertificates: forklift licence, first aid',
)
export const frontDeskEn = pairsFor(
  'Aoife Brennan\nFront Desk Agent, The Larkspur Hotel, Dublin, May 2020 – Aug 2022\n- Checked in around 90 guests a day and handled complaints.\n- Trained three new receptionists on the Opera booking system.\n- Guest satisfaction score for reception rose from 8.1 to 8.9 in my second year.\n- Speak English, French and basic Spanish with guests.\nEducation: Diploma in Hospitality Management, Shannon College, 2020',
)
export const solicitorEn = pairsFor(
  'James Hartwell\nTrainee Solicitor, Moorgate Legal LLP, Sept 2020 – Sept 2022\n- Drafted leases and licences for commercial landlords.\n- Reviewed roughly 600 documents for disclosure in a construction dispute worth £12 million.\n- Supported a partner on the sale of a regional bakery chain.\n- Attended client meetings and took notes.\nEducation: LPC, BPP University, 2020; LLB, University of Bristol, 2:1, 2019',
)
export const marineEn = pairsFor(
  "Ingrid Solheim, PhD\nPostdoctoral Researcher, Institute of Marine Biology, University of Bergen, 2019 – 2023\n- Studied how warmer water affects cod larvae; ran 36 tank experiments over two seasons.\n- Co-author of 5 peer-reviewed papers, first author on two of them.\n- Contributed to a NOK 4.2 million grant application that was funded in 2021.\n- Supervised one master's student and did the statistics for the group in R.\nPhD, Marine Ecology, University of Gothenburg, 2015 – 2019",
)
export const mouldingEn = pairsFor(
  'Stanley Kowalczyk\nProduction Technician, Hadley Plastics, Akron, OH, 2015 – present\n- Set up and run 6 injection moulding machines; change a mould in about 45 minutes, it used to take 90.\n- Was part of the 5S team that reorganised the tool room.\n- Scrap on my line went down by a third in 2022.\n- Trained on Arburg and Engel machines; read drawings and use calipers and gauges for checks.\nEducation: Associate degree, Manufacturing Technology, Stark State College, 2014',
)
export const economicsStudentEn = pairsFor(
  'Ben Achterberg\nBSc Economics, University of Groningen, expected June 2025, GPA 7.8/10\n- Treasurer of the student rowing club, 140 members, yearly budget of €25,000.\n- Group project: survey of 212 students about housing costs, analysed in Stata.\n- Part-time barista at Koffie Noord, 12 hours a week since September 2023.\n- Exchange semester at the University of Bologna, spring 2024.\nLanguages: Dutch (native), English (C1), Italian (A2)',
)
export const foremanEn = pairsFor(
  'Marek Dvorak — Site Foreman\nStonebridge Contractors, Site Foreman, 2017 – 2024\n- Ran a crew of 14 on a 76-unit apartment block; finished three weeks early.\n- Coordinated electricians, plumbers and the crane company every morning.\n- Kept a $3.4M concrete package within budget.\n- Took over safety talks on Mondays; two recordable incidents in 2019, none since.\nCarpenter, Hollis & Sons, 2011 – 2017\nOSHA 30, 2018',
)
export const dataScientistEn = pairsFor(
  "Arjun Velasquez | Data Scientist\nSummary: Data scientist with a background in retail forecasting. Comfortable in Python and SQL.\nCorvane Retail Group — Data Scientist (Apr 2021 – now)\n- Built a demand forecast for 1,150 products; forecast error (MAPE) went from 24% to 17%.\n- Sat in on the pricing team's A/B tests and checked their sample sizes.\n- Maintain 9 Airflow pipelines and two dashboards in Tableau.\n- Presented results once a month to the category managers.\nMSc Statistics, University of Glasgow, 2020",
)
export const pharmacistEn = pairsFor(
  'Noor El-Amin — Community Pharmacist\nWellgate Pharmacy, Manchester, Pharmacist, 2017 – 2023\n- Dispensed about 9,500 items a month with two dispensers.\n- Gave 430 flu jabs in the 2021/22 season.\n- Did medicine reviews for older patients and rang GPs about interactions.\n- Stock waste fell from £1,200 to £700 a quarter after I changed the ordering.\n- Looked after a pre-registration trainee for one year.\nMPharm, University of Nottingham, 2016; GPhC registered',
)
export const emailMarketerEn = pairsFor(
  'Sophie Lindgren-Walsh\nMarketing Executive, Tidewell Skincare, Feb 2020 – Aug 2023\n- Ran email campaigns to a list of 62,000; open rate up from 18% to 26%.\n- Helped with the launch of the sensitive-skin range: wrote product texts and briefed 15 influencers.\n- Spent £9k a month on paid social; cost per order came down from £14 to £11.\n- Wrote the blog, two posts a week.\nTools: Mailchimp, Google Analytics, Canva\nBA Media Studies, University of Lincoln, 2019',
)
export const pumpEngineerEn = pairsFor(
  'Grace Oyelaran, Mechanical Engineer\nPelton Pumps Ltd, Design Engineer, Sept 2016 – Feb 2022\n- Designed pump housings in SolidWorks for flows up to 300 m³/h.\n- Took 1.8 kg out of the standard housing (it was 12 kg) by changing the ribs.\n- Contributed to the CE marking file for two product lines.\n- Ran vibration tests with the lab; wrote 22 test reports.\nMEng Mechanical Engineering, University of Sheffield, 2016',
)
export const socialWorkerEn = pairsFor(
  "Tamsin Oldroyd\nSocial Worker, Children's Services, Wexcombe County Council, 2018 – 2024\n- Held a caseload of around 17 children and families.\n- Wrote court reports and gave evidence in care proceedings nine times.\n- Was one of the practitioners consulted on the new referral form.\n- Student placement supervisor for two social work students.\nBA Social Work, University of Huddersfield, 2018; Social Work England registered",
)
export const eventsEn = pairsFor(
  'Felix Andersson – Event Coordinator\nNordlys Events, Oslo, Event Coordinator, Jan 2022 – present\n- Coordinate around 30 corporate events a year, from 20 to 600 guests.\n- Assisted with a two-day fintech conference in May 2023 (1,400 attendees).\n- Keep budgets of up to NOK 900,000 per event and negotiate with venues and caterers.\n- Built the supplier list in Airtable.\nVolunteer, Bergen International Film Festival, 2019 and 2020',
)
export const creditEn = pairsFor(
  "Victor Achebe\nCredit Analyst, Harlan Regional Bank, Charlotte NC, Jul 2018 – Present\n- Analyze loan requests from small manufacturers, usually $250K to $2M, about 20 a quarter.\n- Spread financial statements in Moody's CreditLens and write the credit memo for the committee.\n- Assisted in the annual review of a $310 million loan portfolio.\n- Trained two junior analysts in 2022.\nTeller, Harlan Regional Bank, Jun 2016 – Jun 2018\nBS Finance, Appalachian State University, 2016; CFA Level I passed",
)
export const architectEn = pairsFor(
  'Paolo Reinhardt, Architectural Assistant\nAtelier Morvan, Part II Architectural Assistant, Oct 2020 – Sept 2023\n- Drew planning and construction packages in Revit for a 24-home scheme in Bath.\n- Made models and renderings for two competition entries; one was shortlisted.\n- Worked under the project architect on the refurbishment of a 1930s library (2,600 m²).\n- Measured existing buildings on site and kept the drawing register.\nMArch, University of Bath, 2020; BSc Architecture, Oxford Brookes University, 2017',
)
export const supportEn = pairsFor(
  'Kayla Brimmer\nCustomer Support Specialist, Loopline (bike subscription), remote, May 2021 - Feb 2024\n- Answered around 50 tickets a day by chat and email in Zendesk\n- customer satisfaction 94% in my last year, team average 90%\n- Wrote 35 help articles, which customers looked at 12k times in 2023\n- first reply time in the team went from 4 hours to 1.5 hours\n- was a tester for the new returns form\nServer, Blue Heron Diner, 2018 - 2021',
)
export const historianEn = pairsFor(
  'Dr Miriam Holloway\nLecturer in History, University of Aberdeen, 2014 – present\n- Teach two first-year courses (about 180 students together) and one honours seminar of 16.\n- Second supervisor of three PhD students.\n- Member of the committee that revised the first-year programme in 2018.\n- Published one monograph (2017) and seven articles on Scottish trade.\n- Received a £6,500 travel grant from the Carnegie Trust in 2016.\nPhD History, University of St Andrews, 2013',
)
export const fieldOfficerEn = pairsFor(
  'Samuel Kiprono\nField Officer, WaterBridge Foundation, Kitale, Kenya, Jan 2017 – Dec 2022\n- Visited 48 villages to check hand pumps and train water committees.\n- Took part in a survey of 3,500 households.\n- 61 of 70 broken pumps were repaired in 2021.\n- Reported every month to the programme manager; handled field cash of about $4,000 a month.\n- Speak Swahili, English and Nandi.\nDiploma in Community Development, Moi University, 2016',
)
export const sysadminEn = pairsFor(
  'Anselm Brandt – Systems Administrator / DevOps\nKestrel Insurance Services, Systems Administrator, Nov 2017 – Oct 2023\n- Looked after 85 Linux servers and moved 30 of them to AWS in 2021.\n- Deployments used to be monthly; after I set up GitLab CI they are weekly.\n- Took part in the yearly ISO 27001 audit, collected evidence for 14 controls.\n- Backups: restore test every quarter, all passed in 2022.\n- Wrote Ansible playbooks for patching, which saved about 6 hours a week.\nCertified: AWS Solutions Architect – Associate (2021)',
)
export const claimsEn = pairsFor(
  'Beatrice Nwosu\nMotor Claims Handler, Albion Mutual, Sept 2018 – March 2024\n- Handle around 70 open motor claims, payments up to £10,000 without sign-off.\n- Spoke to customers, garages and solicitors by phone every day.\n- Referred 26 suspicious claims to the fraud team in 2022; 11 were confirmed.\n- Average settlement time on my claims fell from 41 to 33 days.\n- Mentored a new starter for three months.\nCert CII (Chartered Insurance Institute), 2020',
)
export const electricianEn = pairsFor(
  'Jordan Pruitt, Journeyman Electrician\nCascade Electric Co., Spokane WA, 2014 – present (apprentice until 2018)\n- Wired 120 new homes and about a dozen small shops.\n- Helped the foreman lay out conduit for a 60,000 sq ft warehouse.\n- Replaced old lighting with LED at two schools; power use for lighting dropped by half.\n- Passed all state inspections on my jobs in 2023.\n- Teach two apprentices how to read plans and bend conduit.\nWA journeyman license 2018, OSHA 10',
)
export const cabinEn = pairsFor(
  'Thiago Moreira, Cabin Crew\nAeroluz Airlines, Cabin Crew Member, Feb 2017 – Jan 2023\n- Worked short- and long-haul flights, 3,900 flight hours in total on A320 and A330.\n- Senior crew member on about 40 short-haul flights in my last year.\n- Sold on-board products: average of €310 per flight against a base average of €270.\n- Used first aid on board four times, once with a defibrillator.\n- Gave feedback on the new meal trolley during its trial.\nLanguages: Portuguese, English, Spanish; first aid certificate 2022',
)
export const productEn = pairsFor(
  'Nadia Rosenthal, Associate Product Manager\nQuillbox (document app, 1.1 million users), Associate Product Manager, May 2020 – July 2023\n- Owned search: did 25 user interviews, wrote the specs, worked with 5 engineers and one designer.\n- Searches with no result went from 22% to 9% after the release in March 2022.\n- Assisted the pricing project and pulled numbers from Amplitude.\n- Wrote the release notes every two weeks.\nBusiness Analyst, Torvane Consulting, 2018 – 2020\nBSc Mathematics, University of Manchester, 2018',
)
