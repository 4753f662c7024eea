/** Ordinary words, as stems, beside those of the trades in common-words.ts; no word that is also a well-known name. */
export const ORDINARY_WORDS = `
academy admit adopt affair affidavit afford age agenda aid aircraft airline airport aisle alarm album alert
align alley alphabet alumni amateur amount amuse ancient animal ankle announce answer antique appear appetite
apply appoint approach apron arena argue arise arm arrange arrow article ask asphalt assemble assess assign
assure athlete atmosphere attach attempt attend attract audio auto avenue avoid baby backdrop bag ball balloon
bar bargain barn barrel barrier basket bath bathroom battery bay beach bean bear beat bed bedroom bedside beef
begin behavior behaviour bell bellhop belt bench benefit berth bicycle bike bin bind bird birth bite blade
blanket blend block blog blossom boat boil boiler bonus booth border boss bottle bottom bound bowl box brake
brave breakdown breakfast breath breed breeze brigade broadcast brush bucket buddy buffet bulk bulldozer
bulletin bump bundle burn burst butcher button cabin cabinet cable cafe calendar caliber caliper camera canal
cancer candle cap capital carbon card cardiac caregiver caretaker carpet carry cartoon carve casual cat catch
category catheter cattle cell ceremony certain chair champion chapter character checkout cheese cheque chest
chicken childminder chiller choice choose chore church circle circuit circular citizen claim clarify clay
climb clock cloth clothes cluster coal coast coat cockpit coil coin colleague collect colony color colour
column comfort command commit committee commute companion compare compete compile complain complete complex
component compose compound compress compressor concern concert confer confirm conserve consider construct
consume contain container contribute convenient convey conveyor coordinator corn corner correct corridor
costume cotton council counsel counsellor counselor couple court courtesy cousin cow crack crane crash crayon
cream crisis criteria crop crowd cruise cube cupboard curb cure curve cushion cyber dairy danger dash daughter
dawn death deck deckhand deer defend defendant delay delight demo democracy deposit depth describe desert
deserve dessert destroy detect determine devote dial dialogue dialysis diet differ difficult dig dinner dirt
disaster disc discharge discipline disclosure discuss disease disk dismiss display dispose disturb dive divide
dock dog donor door dose doubt downtime drain dress drill drink drip drone drywall duct dump dust dye dynamic
ear eat echo edge egg elect elegant elevator elite emerge emphasis empower empty enclose encounter enforce
enjoy enquiry enroll ensure enter entertain entire envelope equivalent escort escrow establish ethic everyday
evolve exact examine example excavator exceed excellent except excess excuse exercise exist exit expect
expense expire explain explore expose extra extract extreme eyewear fabric fail faith familiar fan fare fat
father favor favour fear federal fee feedback feel female fence ferry fertiliser fertilizer festival fetch
fever fiber fibre fight figure fill filter finger finish flag flame flavor flavour flight float flood flour
flush flyer foam fold folder folk follow font foodbank foot footwear foreclosure forever forge fork formula
fortune forum foster fox fraud fry fulfil fulfill fundraiser funeral furnace furnish fuse gain gamble gang
gasket gate gather gauge gauze gear gene gentle genuine giant gift gig girder glad glove glue goat goodwill
gown grab grain grand grape grass grave greenhouse greet grind grinder grip grocer grocery groom grout
guarantee guess guideline guitar gun habit hair hall hammer handbook handover hang hangar happen happy harbor
harbour harvest hat hazard headline heal hear heat height helmet helpdesk hepatic herb hero hide hike hill
hint hip hit hobby hollow honey hood hook hope horizon horse hose hospice hostel household housewares huge
humor hunt hurry hygiene ice icon identify idle imagine imply impress imprint inch incident include increase
individual industrial infect ingredient inherit inject injury ink inn inner inquiry inspire instant instruct
insulin integral intend intense interact interval intervene introduce invite island itinerary ivory jacket
janitor jar jet jewellery jewelry joke jump jungle jury justice kettle keyboard kick kid kill kiosk kiss kit
knee knit knock knot labour lace lack ladder lady lake lamb lamp landlord landmark lane laugh laundry lawn
layout leaf leaflet leak lean leap leather ledge leisure lemon lend length lens let liberal lid like limit lip
liquid liter litre livestock livestream lobby lock lodge logo look loop loose lot lottery lounge loyalty
lubricant luck lumber lunch luxury magic magnet mailbox make-up makeup mall marathon marshal mask mat mate
matter maximum meal mean melt memory mend mental merchant mesh mess meter metre midnight midterm mill mineral
minibar minimum minister minute mirror miss mistake mix mock modest mood moon mother mount mountain mouse
mouth muscle mutual myth nail nanny narrow neat neck needle neighbor neighborhood neighbour nest neutral
newborn newly newsletter nice noble noise noon north nose notebook notice notify nut nylon oak oath obey
oblige observe obtain occupy ocean odd oil olive onsite opinion opponent oppose optimal optimize oral orbit
orchard ordinary organise organize origin orphan outcome outfit outlet outline outlook overdraft overhaul
overtime overview owe oxygen pace pad paddle pain pair palace pallet pan panic pantry parade parallel parish
passport paste pastor pat patch patent pause pave peace peak pen pencil penny pepper perfect perfume permanent
permit persuade pest pesticide pet petrol petty photocopy phrase pick picnic piece pier pig pile pillow pin
pine pink pioneer pit pitch pizza plain plaintiff plank plaster playground plaza pleasant pleasure plot plough
plug plus pocket poet poison pole polish polite poll pond poor pop popular pork portrait pot potato pottery
poultry pound pour powder pram prayer precise predict prefer pregnant premise prep prescribe preserve pressure
pretty prevent pride priest prison probe proceed proceeds proctor profound prompt prop proper protein pub pull
pulse punch pure purple purse push puzzle quay quiet quit quiz rabbit race rack radar rain rally ranch random
rapid rare ratio react realise realize reason rebar rebuild recall recent reckon recognise recognize recommend
reconcile recover recycle redesign reel refine reflect refresh refuge regard regular rehearse reject relax
relay relevant relief rely remain remark remedy remember remind remove renal render renew reorganize replace
reply reproduce resolve resort respect restore restrict rethink retire retrieve reunion reveal reverse rhyme
rhythm rib ribbon rich ride rigger ring rinse ripe river rob rock rod rodent roll roof rope rough round royal
rub rubbish ruin runway rush sack sacred sad saddle safeguard safety sail salad salary salon sandwich
satellite satisfy sauce sauna scaffold scarce scene scenic scent scissors scoop scout scrap scratch screw
scrub sea seal seaside secret see seek seize send sense serial series servant settle seven several severe sew
shade shadow shaft shake sheep shelf shelter shield shine shirt shock shoe shoot shopkeeper shore shoulder
shout shovel shred shuttle sick sight silent silk similar sing sink sister sit skate ski skipper skirt sky
slab slide slight slip slope smart smell smile smoke smooth snack snow soap soccer sock sofa soil solar
solicitor soon sort soul soundtrack soup spare specimen spell spend spice spill spin spirit splash split spoil
sponsor spoon spot spouse spray spread squad squeeze stadium staircase stamp star startup stay steady steam
sterile stew steward stick stitch stomach stool storyboard straight strain strange strap straw streak stress
stretch stretcher strike strip stroke stuff subscribe substitute subtitle success suffer sugar suggest suit
suite sunny sunset superintendent superior supermarket supervise suppose surface surge surgeon surplus
surprise surround suspend sweater sweep swing symbol sympathy symphony symptom syndrome syringe syrup tackle
tail tale tall tan tank tap tape taste taxi tear teen telephone temple tenant tend tender tent terminal
terrace terrain thick thin thing think thread threat throat throw thunder tide tie tight tile timber tiny tip
tire tissue toast tobacco toddler toilet tomato ton tone tongue tooth torch torque touch tough towel tower
toxic toy trace tractor traffic trail trailer tram transcript transparent trash trauma tray treasure tree
tribunal trick trigger trim trophy trouble trouser trunk trust truth try tube tune tunnel turbine turkey turn
turnaround turndown turnover twin twist tyre umbrella uncle underground understand uniform unique unite
universe unlock upload urgent usher usual utensil utilize vacant vacuum valet valid valley vanilla vary veil
vein ventilator venue verbal verify versus vessel vest veteran vibrant victim vinyl virtual virus vital
vitamin vivid vocal voiceover volleyball vote wage wagon waist wait waitress walk wall wallet want war
wardrobe warn warrant warranty wash waterproof weak wealth weapon wear weather weigh weight welcome welfare
wharf wheat wheel wheelchair whisky whistle widow width wife wild will wind window wing wipe wire wise wish
wolf wonder wool workbook workplace worry worth wound wrap wreck wrist yard yarn yesterday
census r&d intelligent fourth fifth sixth seventh eighth ninth tenth subdistrict neighbour township precinct ministry embassy consulate commune dynasty republic
analyst analyse analyze administrator accountant paramedic baker captain draftsman copywriter librarian
headmaster registrar adjuster appraiser lawyer barrister clerk firefighter policeman fisherman seamstress
beautician masseur actress agent salesperson salesman chairman entrepreneur consultant adviser advisor
headhunter freelancer storekeeper influencer podcaster hostess emcee
attendant steward stewardess purser journeyman forewoman crew electrician
experimental fundamental continental ornamental departmental affiliated attached bilingual autonomous prefectural people
`
