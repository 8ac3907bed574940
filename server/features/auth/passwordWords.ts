/**
 * Plain words of four to nine letters, chosen so that one person can tell them to another over the telephone: no two of them differ
 * in a single letter only, and none of them speaks of death or sickness.
 */
export const passwordWords: readonly string[] = `
  accordion acorn acoustic acrobat action active actor actual address admire adopt adventure advice africa
  agent agree airline airmail airplane airport airship akron alabama alaska albany album alcove alfalfa alley
  alliance almanac almond alpaca alphabet amber ambition america amount anchor anchorage ancient angel animal
  annual answer antelope antenna anthem antique anvil apartment apparel applause apple approve apricot april
  aquarium arcade arch archery architect archive arena arizona armchair arrange arrival arrow artichoke
  article artist ascend asia asparagus aspect aspen assist astronaut athens athlete atlanta atlas atom attend
  attract audience august australia austria author autograph autumn avenue average aviator avocado awake award
  awning axle backpack backward bacon badge badger badminton bagel baggage bagpipe baker balance balcony
  ballad ballet balloon ballroom baltimore bamboo banana bandana bandstand banjo bank banner banquet barbecue
  barber barefoot baritone barley barn barnyard barrel baseball basement bashful basil basket bassoon bathroom
  bathtub battery bayou bazaar beach beacon beagle beaker bean beanbag bedrock bedroom bedspread bedtime
  beehive beetle begin behold belgium believe bell belong beneath benefit beret berlin bermuda beverage beyond
  bicycle billiards binder birch birdhouse birdseed birthday biscuit bison black blanket blazer bleacher blend
  blizzard blossom blouse blueberry bluebird bluegrass blueprint bobbin bobcat bobsled bonfire bonnet bonus
  bookcase bookmark boot border borrow boston botany bottle bottom bounce boundary bowling bowtie boxcar
  boxwood bracelet branch brave brazil bread breadbox breakfast breeze brick bridge bright brilliant bristle
  broadcast brocade broccoli bronze brook brother brown brownie brush bubble bucket buckle buckskin buffalo
  buffet bugle builder bulletin bumblebee bumper bundle bungalow bunting burlap bushel butcher butter
  buttercup butterfly button cabbage cabin cabinet cable caboose cactus cairo calendar calico calm camel
  camera camping campus canada canary candle candy canoe canopy canteen canvas canyon cape capital captain
  caption caramel caravan cardigan cardinal cargo caribou carnation carnival carousel carpenter carpet carpool
  carriage carrot carton cartoon cascade cashew cashier castle catalog catcher cathedral cavern cedar ceiling
  celery cello cement center century ceramic certain chalk challenge chamber champion channel chapel chapter
  charcoal chariot charm chase checkers cheddar cheer cheerful cheese cherry chess chestnut chicago chicken
  chile chimney china chipmunk chipper chisel chocolate choice chorus chowder cinema cinnamon circle circuit
  circus citizen civic clam clamp clapboard clarinet classic classroom clerk cleveland clever cliff climate
  clock closet cloud clown cluster coach coastal coaster cobble cobbler cockpit cocoa coconut cocoon coffee
  collage collar collie color colorado columbus column comb comet comfort comic command common company compare
  compass complete compose concert concrete condition conductor confident consider contact control cookie
  cooler copper cordial corkscrew corn cornbread cornet cornfield corridor cosmos costume cottage cotton
  counter country couple courage courier courtyard cousin cowbell cowboy coyote crab cracker cradle craft
  cranberry crane crayon cream creative creature credit crescent crest crew cricket crimson crisp crocus
  crossbow crosswalk crossword crumb crystal cube cuckoo cucumber culture cupboard cupcake curio curly cushion
  custard custom cutlery cycling cypress daffodil dairy dallas dancer dancing dandelion dapper darling data
  dawn daydream daylight dayton dazzle debut decade december deckchair deckhand decorate decoy deep delaware
  deliver delta denim denmark dentist denver derby desert design desk detail detective detroit develop device
  diagram dialect diamond diary dignity dill dimple diner dinner dinosaur diploma direction discovery dispatch
  distance district dock dogwood dolphin domain domestic domino donkey donut doorbell doorknob doorway
  dormouse double doublet dove downward dragon dragonfly drama drawer drawing dress driftwood drill driver
  driveway drizzle drum drummer dublin duet duffel dumpling dune duplex durable dynamo eager eagle earnest
  earring earth easel east eastern echo eclipse edition editor educate effort eggplant eggshell egypt eighteen
  eighty elastic elbow electric elegant element elephant elevate elevator eleven embark emblem embroider
  emerald emotion enamel enchant encore endless energy engine england engrave enjoy enormous entire envelope
  episode equal equator eraser errand escort essay estate europe evening evergreen example excellent exchange
  exercise exhibit explorer eyebrow fabric factory fairway faithful falcon family famous fancy fantastic
  farmer farmhouse fashion father favorite feather february fellow fence fencing fennel fern ferret ferris
  ferry festival festoon fiber fiction fiddle field fiesta fifteen fifty figure filament filter finch finger
  finish finland firefly fireman fireplace firewood fishbowl fisherman fishing fixture flagpole flagship
  flamenco flamingo flannel flavor fleece flexible flicker flipper floral florida florist flourish fluent
  fluffy flute foghorn folder foliage fondue football footpath footprint footstool forage forecast forest
  forge fork formal formula fortune forty forum forward fountain fourteen foxglove foxtrot fragrant frame
  freckle freedom freezer freight frequent fresh friday friend friendly frigate frolic frontier frost frosting
  fruitful fudge furnace furrow future gadget galaxy gallery galley gallon gander garage garden gardenia
  garland garlic garment garnet gate gateway gavel gazebo gazelle gecko gemstone genius gentle georgia
  geranium gerbil germany getaway giant gibbon gift giggle giraffe glacier glade glass glider glitter globe
  glory glossy goggles golden golf goose gopher gorilla gospel graceful gradual graduate grammar granary
  grandma granite granola grape graphite grater gravel gravity gravy greece green greeting grizzly grocer
  grove guardian guide guidebook guitar gumdrop guppy gusto gymnasium habit haddock hairbrush halibut hallmark
  hallway hamburger hamlet hammer hammock hamster handbag handshake happen harbor hardware hardwood hardy
  harmonica harmony harp harpist harvest hatbox hatchet havana hawaii hawk hawthorn haystack hazel headlight
  hearty hedge hedgehog height heirloom helena helmet helpful helsinki hemlock heritage hero heron herring
  hickory highland highway hiking hillside history hitch hobby hockey holiday holland hollow holly homemade
  homestead homework honest honey honeycomb honolulu honor hoop hopeful hopscotch horizon horseshoe hose
  hostel hotcake hotel hourglass house household houston human humble hundred hurdle husky hybrid hydrant
  iceberg iceland icicle idaho illinois image imagine impala import impress improve india indiana indigo
  inhale inkblot inkwell inland inlet inning inspire invention invite iowa iris italy itinerary ivory jacket
  jaguar jamaica janitor january japan jasmine javelin jaybird jelly jellyfish jersey jester jewel jigsaw
  joker journal journey jovial jubilee juggler juice jumbo jumping junction jungle juniper jupiter justice
  kangaroo kansas kayak keepsake kentucky kenya kettle keyboard keyhole keystone kimono kind kindling kindness
  kitchen kite kitten kiwi knapsack knoll knuckle koala korea label lace lacquer ladle ladybug lagoon lamp
  lampshade landing landmark landscape language lantern larch larkspur lasagna laser lasso latitude lattice
  laughter launch laundry laurel lava lavender leader leaflet league lecture ledger legacy legend leisure
  lemon lemonade lemur lens lentil leopard letter lettuce level liberty librarian library lifeboat lifeguard
  lifetime light lightning lilac lily limber limestone lincoln linden lineage linen lion lisbon little lively
  lizard llama loafer lobster local locket lodge london longhorn lookout loom lotus louisiana lucid lucky
  luggage lullaby lunar lunchbox luncheon lyric macaroni machine madrid magazine magenta magical magician
  magnet magnolia magpie mahogany mailbag mailbox mailman maine mainland majestic mallard mammoth manager
  mandarin mandolin mango mansion manual maple marathon marble margin marigold marina mariner marker marmalade
  marmot maroon marquee mars marsh marshal maryland mascot mastodon matinee mattress meadow measure mechanic
  medley melodic melody melon memphis mention merchant mercury meridian mermaid merrily message meteor meter
  mexico michigan midday midland midnight midsummer mildly milestone milkman milkshake millet million millpond
  mimosa minaret mineral mingle minnesota minnow minstrel mint minute miracle mirror mission missouri mobile
  model modest molasses moment monday mongoose montana montreal monument moonbeam moonlight moonstone moorland
  morocco morsel mosaic moscow mother motif motor motto muffin muffler mulberry mule mural museum mushroom
  musician muskrat mustache mustang mutual myrtle mystery napkin narrative narrator narrow nashville native
  natural nature navigate navy neatly nebraska necktie nectar nectarine needle neighbor nepal nephew neptune
  nestle network nevada newark newsboy newspaper nickel niece nightgown nimble nineteen nineties ninety noble
  nomad nonstop noodle noon norfolk north northern norway notable notation notebook notice nougat novel
  novelist november nugget number nursery nutmeg nutshell oakland oasis oatmeal oboe obtain ocean octagon
  octave october octopus office offspring ohio oilcan oklahoma olive olympic omaha omelet onion onlooker
  onward opal opener opera opossum optimist oracle orange orbit orchard orchestra orchid oregano oregon organ
  origami oriole orlando ornament oslo ostrich otter outdoors outfit outline outlook outpost outside oven
  overalls overcoat overpass overture oxford oyster pacific package paddle padlock pageant paint pajamas
  palace palette pamphlet panama pancake panda panel panorama pansy panther pantry papaya paper paprika parade
  paragraph parasol parcel parchment paris park parlor parsley parsnip parsonage partner partridge party
  passage passenger passport pastel pastime pasture patchwork patent pathway patient patio pattern pavement
  pavilion peacock peanut peapod pearl pebble pecan pedestal pelican pencil pendant penguin peninsula penny
  people pepper perch perfect perfume periscope peru petunia pharmacy pheasant phoenix phrase pianist piano
  picket pickle pickup picnic picture pigeon piglet pilgrim pillar pillow pilot pimento pineapple pinecone
  pinnacle pinto pinwheel pioneer pipeline pistachio pitcher pitchfork placemat plaid planet plankton planter
  plate plateau platform platinum playbook player playful playmate plaza plentiful pliers plum plumage plumber
  plush plywood poet poetry pointer polar polished polite polka pollen poncho pond pontoon popcorn poplar
  poppy popular porcelain porter portion portland portrait portugal postage postal postcard postmark potato
  potluck poultry powder powerful prague prairie precious prelude premium prepare pretend pretty pretzel
  primer primrose prism produce project promenade promise propeller proper prosper proud proverb prudent puck
  pudding pueblo pulley pullover pulpit pumpkin pupil puppet purple purse pursuit puzzle pyramid quail quarry
  quartet quartz quebec quick quiet quince quintet quiver quota rabbit raccoon radiator radio radish raffle
  raft railroad railway rainbow raincoat rainfall raisin rake rally ramble rambler ranch ranger rapid
  raspberry raven ravioli razor readable ready recipe recital record rectangle redwood referee reflect refresh
  refuge regal regatta region reindeer relax reliable relish remedy remember reside respect restful reunion
  reveal reverie rice richmond ridge ringlet ripple river riverbank riverboat roadside roadway roast robin
  robust rocker rodeo romance rooftop roomy rosebud rosemary rosette rotary rough round roundup rowboat rowing
  royal ruby rudder rugby ruler running runway rustic rustle sachet safari saffron sailboat sailing sailor
  salad salmon sampler sandal sandbar sandbox sandhill sandpaper sandstone sandwich sapphire sardine satchel
  satellite satin saturday saturn saucepan saucer sausage savannah saxophone scallop scamper scarf scarlet
  scenery scenic schedule scholar school schooner science scooter scotland scout scribble sculpture seafarer
  seagull seahorse seaport seashell seaside season seattle seaweed second secret secretary sedan seedling
  seesaw select semester seminar sensible sentence september serenade serenity sesame session seven seventeen
  seventy several shadow shady shallow shamrock sharpen shelf shelter shepherd sherbet shimmer shingle shiny
  shipyard shirt shiver shoebox shoelace shopper shore shoreline shortcake shoulder shovel showcase shower
  shrimp shrub shutter sidecar sidestep sidewalk sideways signature silent silk silver similar simmer sincere
  singular sister sixpence sixteen sixty skate skating sketch skiing skillet skipper skylark skyline slalom
  sled sleepy sleeve sleigh slender slide sloop smile smooth snail snapshot sneaker snowball snowdrift
  snowflake snowman snowshoe snug soap soccer social soda soft solid soloist songbird songbook sorbet sorrel
  south southern spacious spaghetti spain spaniel spark sparkling sparrow spatula spearmint special spectator
  spectrum spice spinach spindle spiral splash splendid spokane sponge spoon spotlight spotted sprinkle
  sprinkler sprout spruce squadron square squash squirrel stable stadium staircase stallion stamina stamp
  standard stardust starfish starlight starling station statue steady steam steamboat steeple stencil stew
  steward stitch stockade stool stopwatch stork storybook stove stovepipe strategy straw stream street stripe
  striped strong student studio sturdy suburb success sugar suitcase summit sunbeam sunday sundial sunflower
  sunny sunrise sunset sunshine support surfboard surfer surprise surround survey suspender swan sweater
  sweden swift swimming swing swirl sycamore sydney syllable symphony syrup tablet tackle tacoma tadpole
  talent tall tampa tandem tangerine tangle tapestry tapioca target tassel taxi teacher teacup teammate
  teamwork teapot teaspoon teenager telegram telephone telescope temperate tempo tender tennis tenor terrace
  terrier texas textile thankful thatch theme thermal thermos thick thicket thimble thirteen thirty thistle
  thousand thread threshold thrifty thrive thunder thursday tidal tidy tiger timetable tinsel tiptoe toboggan
  together token tokyo toledo tomato tomorrow tonic toolbox topaz topcoat topeka toronto tortoise totem
  tourist towel township toymaker tractor tradition traffic trailer tranquil trapeze treasure treat treetop
  trellis triangle tricycle trillium trinket trivia trolley trombone trophy tropical trouper trousers trout
  trowel trumpet trunk trusty tuba tucson tuesday tugboat tulip tulsa tundra tunnel turban turkey turnip
  turnstile turquoise turtle tweed twelve twenty twilight twinkle umbrella umpire uncle unfold unicorn unique
  unison upbeat uphold upland upright upstairs upstream uptown upward uranus urban useful usher utah utensil
  vacation valiant vanilla vanish varied varnish vegetable vehicle velvet venture venus veranda verdant
  vermilion vermont versatile verse vessel vest vibrant victory vienna village vineyard vintage viola violet
  violin visible visitor visual vivid voice voluntary voyage wagon waistcoat waiter wallpaper walnut walrus
  waltz warbler wardrobe warehouse warm warmth warsaw washboard waterfall waterway waxwing wayside wealth
  weaver wednesday weekday weekend welcome western wharf wheel whimsical whisk whisper white wichita wicker
  wide wigwam wildlife willing windmill window windsock windward wingspan winter wisdom wishbone witty wombat
  woodchuck wooden woodland woodshed wool workable workbench workshop worthy wrench wyoming yardstick yearbook
  yesterday yogurt yonder young yoyo zebra zeppelin zesty zigzag zinnia zipper zodiac zone
`
  .trim()
  .split(/\s+/)
