/** Gender of a noun, for the agreement of adjectives. */
export type Gender = 'm' | 'f' | 'mp' | 'fp'
type Noun = { form: string; gender: Gender }

/** A world of games; heads are definite nouns, `plain` ones have no article. */
export type Theme = {
  id: string
  heads: Noun[]
  plain: Noun[]
  owners: string[]
  matter: string[]
  adjectives: string[]
  english: string[]
  tails: string[]
}

function nouns(text: string): Noun[] {
  return text.split(' ').map((word) => {
    const [form, gender] = word.split(':')
    return { form: (form as string).replaceAll('_', ' '), gender: gender as Gender }
  })
}

const words = (text: string) => text.split(', ')

function theme(id: string, lines: Record<Exclude<keyof Theme, 'id'>, string>): Theme {
  return {
    id,
    heads: nouns(lines.heads),
    plain: nouns(lines.plain),
    owners: words(lines.owners),
    matter: words(lines.matter),
    adjectives: words(lines.adjectives),
    english: words(lines.english),
    tails: words(lines.tails),
  }
}

const forms = `
adormit adormită adormiți adormite|albastru albastră albaștri albastre|alb albă albi albe
aprins aprinsă aprinși aprinse|argintiu argintie argintii argintii|ascuns ascunsă ascunși ascunse
auriu aurie aurii aurii|blestemat blestemată blestemați blestemate|copt coaptă copți coapte
cosmic cosmică cosmici cosmice|de_demult de_demult de_demult de_demult|dulce dulce dulci dulci
electric electrică electrici electrice|fermecat fermecată fermecați fermecate
furtunos furtunoasă furtunoși furtunoase|înghețat înghețată înghețați înghețate
negru neagră negri negre|nemuritor nemuritoare nemuritori nemuritoare
norocos norocoasă norocoși norocoase|năzdrăvan năzdrăvană năzdrăvani năzdrăvane
pierdut pierdută pierduți pierdute|polar polară polari polare|rătăcitor rătăcitoare rătăcitori rătăcitoare
regal regală regali regale|roșu roșie roșii roșii|sacru sacră sacri sacre
sălbatic sălbatică sălbatici sălbatice|stelar stelară stelari stelare
strălucitor strălucitoare strălucitori strălucitoare|tăcut tăcută tăcuți tăcute
uitat uitată uitați uitate|verde verde verzi verzi|vesel veselă veseli vesele
vrăjit vrăjită vrăjiți vrăjite|zemos zemoasă zemoși zemoase|uriaș uriașă uriași uriașe
purpuriu purpurie purpurii purpurii|misterios misterioasă misterioși misterioase`

/** Adjective → its four forms. */
const agreement = new Map(
  forms
    .trim()
    .split(/[|\n]/)
    .map((line) => line.split(' ').map((form) => form.replaceAll('_', ' ')))
    .map((line) => [line[0] as string, line]),
)

const column: Record<Gender, number> = { m: 0, f: 1, mp: 2, fp: 3 }

/** The adjective in agreement with its noun, as a word of a title. */
export function agree(adjective: string, gender: Gender): string {
  const form = agreement.get(adjective)?.[column[gender]]
  if (!form) throw new Error(`No forms for the adjective "${adjective}"`)
  return form.startsWith('de ') ? `de ${capital(form.slice(3))}` : capital(form)
}

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase('ro') + word.slice(1)
}

/** Numbers in titles, as lines or as lucky numbers. */
export const titleNumbers = [5, 7, 10, 20, 27, 40, 50, 77, 81, 88, 100, 243]

/** Endings of a sequel's name. */
export const sequels = [
  'II',
  'III',
  'Deluxe',
  'Megaspin',
  'Extra',
  'Plus',
  'Turbo',
  'Jackpot',
  'Nocturn',
  'Gold',
  'Premium',
  'Avalanșă',
  'Reîncărcat',
  'Ediție de Iarnă',
  'Ediție de Vară',
  '10 Linii',
  '40 Linii',
  '100 Linii',
]

/** The worlds of the slot games; the first is the most common. */
export const themes: Theme[] = [
  theme('fructe', {
    heads:
      'Livada:f Grădina:f Coșul:m Recolta:f Piața:f Cireșul:m Mărul:m Strugurele:m Lămâia:f Caisa:f Pepenele:m',
    plain:
      'Cireșe:fp Fructe:fp Lămâi:fp Struguri:mp Pepeni:mp Prune:fp Caise:fp Portocale:fp Mere:fp Zmeură:f',
    owners: 'Bunicii, Verii, Soarelui, Norocului, Toamnei, Satului, Primăverii, lui Moș Ion',
    matter: 'de Aur, de Foc, de Rubin, de Miere, de Cristal',
    adjectives: 'copt, zemos, dulce, aprins, auriu, norocos, sălbatic, vesel, de demult',
    english: 'Cherry, Lemon, Fruit, Juicy, Orchard, Berry, Melon, Citrus',
    tails: 'Parade, Harvest, Basket, Picnic, Market, Waltz, Garden',
  }),
  theme('egipt', {
    heads:
      'Regina:f Comoara:f Secretul:m Templul:m Ochiul:m Papirusul:m Cartea:f Piramida:f Sarcofagul:m Blestemul:m Masca:f',
    plain: 'Scarabei:mp Piramide:fp Sfincși:mp Comori:fp Papirusuri:fp Faraoni:mp',
    owners: 'Nilului, Faraonului, Sfinxului, Deșertului, Cleopatrei, Scarabeului, Oazei, lui Ra, lui Anubis',
    matter: 'de Aur, de Turcoaz, din Oază, de Nisip',
    adjectives: 'pierdut, ascuns, sacru, nemuritor, blestemat, uitat, auriu, regal, misterios',
    english: 'Pharaoh, Scarab, Nile, Sphinx, Desert, Anubis, Papyrus, Cleopatra',
    tails: 'Lantern, Kingdom, Secrets, Caravan, Moon, Oracle, Garden',
  }),
  theme('carpati', {
    heads:
      'Secretul:m Vulturul:m Ursul:m Poteca:f Cabana:f Stânca:f Izvorul:m Creasta:f Umbra:f Bradul:m Vârful:m',
    plain: 'Brazi:mp Urși:mp Stânci:fp Poteci:fp Izvoare:fp',
    owners: 'Carpaților, Codrului, Bucegilor, Ceahlăului, Muntelui, Retezatului, Apusenilor, Zimbrului',
    matter: 'de Piatră, de Argint, de Brad, de Gheață',
    adjectives: 'ascuns, sălbatic, pierdut, argintiu, tăcut, înghețat, verde, uriaș',
    english: 'Carpathian, Bear, Ridge, Timber, Summit, Wild, Bison',
    tails: 'Trail, Creek, Echo, Peak, Thunder, Hollow, Gold',
  }),
  theme('folclor', {
    heads: 'Zmeul:m Ileana:f Balaurul:m Hora:f Povestea:f Basmul:m Cosânzeana:f Fluierul:m Mărul:m Ia:f',
    plain: 'Zmei:mp Povești:fp Basme:fp Balauri:mp Ursitoare:fp Haiduci:mp',
    owners:
      'Babei Dochia, lui Făt-Frumos, lui Păcală, Ilenei, Zmeului, Ursitoarelor, Haiducilor, Sânzienelor',
    matter: 'de Aur, de Argint, de Poveste, de Aramă',
    adjectives: 'năzdrăvan, fermecat, vrăjit, de demult, adormit, nemuritor, vesel',
    english: 'Fairytale, Dragon, Golden, Village, Haiduk, Enchanted',
    tails: 'Dance, Tale, Apple, Bride, Flute, Night',
  }),
  theme('castel', {
    heads: 'Umbra:f Castelul:m Contesa:f Baronul:m Cripta:f Turnul:m Balul:m Cheia:f Portretul:m Noaptea:f',
    plain: 'Castele:fp Cavaleri:mp Lilieci:mp Coroane:fp Turnuri:fp',
    owners: 'Castelului, Contelui, Vampirilor, Domniței, Baronului, Nopții, Regelui, Cetății',
    matter: 'de Argint, de Sânge, de Piatră, de Purpură',
    adjectives: 'blestemat, ascuns, negru, purpuriu, uitat, regal, adormit, tăcut, misterios',
    english: 'Castle, Vampire, Crimson, Knight, Midnight, Crypt, Royal',
    tails: 'Ball, Shadow, Crown, Waltz, Secret, Feast, Shield',
  }),
  theme('pietre', {
    heads: 'Diamantul:m Rubinul:m Safirul:m Smaraldul:m Ametistul:m Mina:f Caseta:f Perla:f Inelul:m',
    plain: 'Diamant:m Diamante:fp Rubine:fp Safire:fp Smaralde:fp Perle:fp Cristale:fp Topaze:fp',
    owners: 'Reginei, Maharajahului, Lunii, Ducesei, Minerului, Norocului, Dragonului',
    matter: 'de Foc, de Gheață, de Argint, de Lumină',
    adjectives: 'strălucitor, pierdut, albastru, roșu, ascuns, regal, nemuritor, uriaș',
    english: 'Diamond, Ruby, Emerald, Crystal, Sapphire, Gem',
    tails: 'Cellar, Vault, Ladder, Orchard, Tide, Atlas, Bazaar',
  }),
  theme('septari', {
    heads: 'Șeptarul:m Clopotul:m Potcoava:f Trifoiul:m Steaua:f Moneda:f Zarul:m Roata:f Norocul:m',
    plain: 'Șeptari:mp Clopoței:mp Potcoave:fp Stele:fp Monede:fp Zaruri:fp Trifoi:m',
    owners: 'Norocului, Bunicului, Duminicii, Lunaparcului, Orașului, Cartierului',
    matter: 'de Aur, de Foc, de Aramă, de Platină',
    adjectives: 'norocos, aprins, auriu, strălucitor, roșu, de demult, electric, vesel',
    english: 'Sevens, Lucky, Bell, Clover, Joker, Classic, Hot',
    tails: 'Fortune, Parade, Wheel, Lantern, Street, Corner, Picnic',
  }),
  theme('animale', {
    heads:
      'Lupul:m Râsul:m Vulpea:f Cerbul:m Bufnița:f Corbul:m Mistrețul:m Șoimul:m Leul:m Tigrul:m Bivolul:m',
    plain: 'Lupi:mp Vulpi:fp Cerbi:mp Bufnițe:fp Corbi:mp Tigri:mp',
    owners: 'Pădurii, Lunii, Stepei, Savanei, Bărăganului, Nordului, Preriei',
    matter: 'de Argint, de Foc, de Aur, de Fum',
    adjectives: 'argintiu, sălbatic, alb, negru, auriu, regal, rătăcitor, uriaș',
    english: 'Wolf, Lynx, Fox, Raven, Stag, Buffalo, Tiger, Owl',
    tails: 'Meadow, Valley, Spirit, Hollow, Lantern, Pack, Legend',
  }),
  theme('dunare', {
    heads: 'Comoara:f Sturionul:m Vaporul:m Barca:f Lotca:f Delta:f Farul:m Insula:f Vadul:m Pescarul:m',
    plain: 'Sturioni:mp Pescari:mp Nuferi:mp Pelicani:mp Bărci:fp',
    owners: 'Dunării, Deltei, Pescarului, Sulinei, Pelicanului, Fluviului, Cazanelor',
    matter: 'de Aur, de Argint, de Stuf, de Perle',
    adjectives: 'pierdut, uitat, albastru, ascuns, furtunos, argintiu, norocos',
    english: 'River, Sturgeon, Delta, Heron, Fisher, Pelican',
    tails: 'Catch, Bay, Splash, Ferry, Treasure, Tide',
  }),
  theme('cosmos', {
    heads:
      'Cometa:f Steaua:f Luna:f Galaxia:f Nava:f Planeta:f Astronautul:m Orbita:f Eclipsa:f Meteoritul:m',
    plain: 'Stele:fp Comete:fp Planete:fp Sateliți:mp Galaxii:fp Meteoriți:mp',
    owners: 'Lunii, Galaxiei, lui Saturn, lui Marte, Cosmosului, Nebuloasei, Cometei',
    matter: 'de Neon, de Foc, de Cobalt, de Argint',
    adjectives: 'pierdut, polar, rătăcitor, cosmic, stelar, roșu, albastru, misterios',
    english: 'Star, Nova, Cosmic, Orbit, Galaxy, Neon, Lunar, Comet',
    tails: 'Quest, Drift, Lighthouse, Express, Echo, Harvest, Relay',
  }),
  theme('foc', {
    heads: 'Arcul:m Vulcanul:m Flacăra:f Focul:m Fierarul:m Scânteia:f Pasărea:f Jarul:m Cuptorul:m Torța:f',
    plain: 'Scântei:fp Flăcări:fp Vulcani:mp Torțe:fp Făclii:fp',
    owners: 'Vulcanului, Phoenixului, Fierarului, Dragonului, Vâlvătăii, Soarelui, Titanului',
    matter: 'de Foc, de Jar, de Lavă, de Aramă',
    adjectives: 'aprins, roșu, sălbatic, nemuritor, auriu, adormit, purpuriu, uriaș',
    english: 'Fire, Lava, Flame, Ember, Burning, Inferno, Phoenix',
    tails: 'Forge, Bazaar, Coins, Parade, Wings, Storm, Kitchen',
  }),
  theme('vest', {
    heads: 'Șeriful:m Saloonul:m Diligența:f Banditul:m Trenul:m Mina:f Pistolarul:m Rancherul:m Oborul:m',
    plain: 'Bandiți:mp Cactuși:mp Șerifi:mp Mustangi:mp Pepite:fp',
    owners: 'Vestului, Șerifului, Preriei, Texasului, Banditului, Canionului',
    matter: 'de Aur, de Plumb, de Praf, de Argint',
    adjectives: 'pierdut, sălbatic, uitat, rătăcitor, norocos, tăcut, roșu',
    english: 'Bounty, Dusty, Outlaw, Sheriff, Canyon, Mustang',
    tails: 'Trail, Train, Duel, Nuggets, Town, Ride',
  }),
  theme('vikingi', {
    heads: 'Corabia:f Securea:f Scutul:m Războinicul:m Runa:f Ciocanul:m Regele:m Saga:f Cornul:m',
    plain: 'Rune:fp Vikingi:mp Corăbii:fp Fiorduri:fp Scuturi:fp',
    owners: 'Nordului, lui Thor, lui Odin, Fiordului, Valhallei, Furtunii, Vikingilor',
    matter: 'de Fier, de Gheață, de Os, de Stejar',
    adjectives: 'polar, înghețat, nemuritor, furtunos, sacru, pierdut, sălbatic',
    english: 'Viking, Odin, Fjord, Rune, Thunder, Valhalla, Frost',
    tails: 'Raid, Hammer, Saga, Harbour, Call, Ship',
  }),
  theme('asia', {
    heads: 'Dragonul:m Împăratul:m Lampionul:m Evantaiul:m Pagoda:f Samuraiul:m Crapul:m Lotusul:m Gheișa:f',
    plain: 'Lampioane:fp Dragoni:mp Lotuși:mp Panda:m Monede:fp',
    owners: 'Împăratului, Orientului, Dragonului, Norocului, Pagodei, Mătăsii, Zidului',
    matter: 'de Jad, de Aur, de Mătase, de Hârtie',
    adjectives: 'norocos, auriu, roșu, regal, nemuritor, tăcut, sacru',
    english: 'Dragon, Jade, Lantern, Panda, Koi, Bamboo, Lotus',
    tails: 'Courtyard, Garden, Teahouse, Pearl, Festival, Bridge',
  }),
  theme('grecia', {
    heads: 'Olimpul:m Fulgerul:m Meduza:f Oracolul:m Titanul:m Labirintul:m Lira:f Minotaurul:m Arca:f',
    plain: 'Titani:mp Fulgere:fp Amfore:fp Muze:fp Centauri:mp',
    owners: 'lui Zeus, Atenei, Olimpului, lui Poseidon, lui Hermes, Afroditei, Spartei',
    matter: 'de Bronz, de Marmură, de Aur, din Delfi',
    adjectives: 'nemuritor, sacru, pierdut, furtunos, uitat, regal, auriu',
    english: 'Zeus, Olympus, Athena, Titan, Medusa, Hermes',
    tails: 'Workshop, Market, Legacy, Feast, Colonnade, Wreath',
  }),
  theme('pirati', {
    heads: 'Căpitanul:m Corabia:f Papagalul:m Insula:f Harta:f Cufărul:m Ancora:f Sirena:f Busola:f',
    plain: 'Pirați:mp Dubloni:mp Sirene:fp Corăbii:fp Cufere:fp',
    owners: 'Piraților, Căpitanului, Furtunii, Insulei, Sirenei, Corsarului, Caraibelor',
    matter: 'de Aur, de Rom, de Argint, de Mahon',
    adjectives: 'pierdut, negru, furtunos, blestemat, rătăcitor, ascuns, norocos',
    english: 'Pirate, Captain, Siren, Corsair, Treasure, Storm',
    tails: 'Bay, Map, Cove, Breeze, Voyage, Tavern',
  }),
  theme('dulciuri', {
    heads: 'Bomboana:f Cofetăria:f Turta:f Prăjitura:f Tortul:m Caramela:f Eclerul:m Gogoașa:f',
    plain: 'Bomboane:fp Caramele:fp Gogoși:fp Prăjituri:fp Acadele:fp',
    owners: 'Cofetarului, Bunicii, Carnavalului, Prințesei, Mierii',
    matter: 'de Zahăr, de Ciocolată, de Miere, de Caramel',
    adjectives: 'dulce, vesel, uriaș, fermecat, norocos, aprins',
    english: 'Candy, Sugar, Sweet, Caramel, Honey, Cupcake',
    tails: 'Carousel, Village, Swirl, Parade, Pantry, Picnic',
  }),
  theme('iarna', {
    heads: 'Crăiasa:f Sania:f Fulgul:m Omul:m Iarna:f Clopoțelul:m Crivățul:m Ghețarul:m Colindul:m',
    plain: 'Fulgi:mp Clopoței:mp Colinde:fp Sănii:fp Reni:mp',
    owners: 'Zăpezii, lui Moș Crăciun, Iernii, Crivățului, Nordului, Gerului',
    matter: 'de Zăpadă, de Gheață, de Cristal, de Argint',
    adjectives: 'înghețat, polar, alb, fermecat, vesel, argintiu, tăcut',
    english: 'Frozen, Winter, Snow, Icy, Santa, Polar',
    tails: 'Gifts, Bells, Wonder, Wilds, Night, Palace',
  }),
  theme('muzica', {
    heads: 'Lăutarul:m Vioara:f Toba:f Țambalul:m Discul:m Chitara:f Naiul:m Orchestra:f Refrenul:m',
    plain: 'Lăutari:mp Viori:fp Tobe:fp Acorduri:fp Note:fp',
    owners: 'Nopții, Lăutarului, Orașului, Carnavalului, Tinereții, Verii',
    matter: 'de Aur, de Vinil, de Neon, de Catifea',
    adjectives: 'vesel, electric, rătăcitor, pierdut, aprins, sălbatic, de demult',
    english: 'Disco, Neon, Rock, Vinyl, Jazz, Carnival',
    tails: 'Fever, Nights, Groove, Stage, Beat, Encore',
  }),
  theme('magie', {
    heads: 'Vrăjitorul:m Cartea:f Poțiunea:f Oglinda:f Bagheta:f Alchimistul:m Pergamentul:m Globul:m Zâna:f',
    plain: 'Vrăji:fp Poțiuni:fp Zâne:fp Magi:mp Talismane:fp',
    owners: 'Vrăjitorului, Alchimistului, Zânelor, Timpului, Destinului, Umbrelor',
    matter: 'de Cristal, de Fum, de Argint, de Stele',
    adjectives: 'fermecat, ascuns, vrăjit, uitat, misterios, nemuritor, purpuriu',
    english: 'Magic, Wizard, Mystic, Spell, Potion, Fairy',
    tails: 'Book, Mirror, Tower, Academy, Wand, Scroll',
  }),
  theme('jungla', {
    heads: 'Orașul:m Jaguarul:m Idolul:m Totemul:m Exploratorul:m Templul:m Liana:f Cascada:f Gorila:f',
    plain: 'Jaguari:mp Totemuri:fp Liane:fp Papagali:mp Măști:fp',
    owners: 'Junglei, Aztecilor, Mayașilor, Amazonului, Jaguarului, Exploratorului',
    matter: 'de Jad, de Aur, de Piatră, de Smarald',
    adjectives: 'pierdut, ascuns, sălbatic, verde, sacru, uitat, misterios',
    english: 'Aztec, Jungle, Jaguar, Maya, Temple, Monkey',
    tails: 'Compass, Drums, Stones, Camp, Canopy, Rain',
  }),
  theme('dacia', {
    heads: 'Scutul:m Lupul:m Cetatea:f Tezaurul:m Oracolul:m Regele:m Brățara:f Stindardul:m Sanctuarul:m',
    plain: 'Daci:mp Brățări:fp Cetăți:fp Scuturi:fp Tezaure:fp',
    owners: 'lui Decebal, Daciei, Sarmizegetusei, Dacilor, lui Zamolxis, Cetății',
    matter: 'de Aur, de Bronz, de Fier, de Piatră',
    adjectives: 'pierdut, nemuritor, sacru, ascuns, uitat, regal, argintiu',
    english: 'Dacian, Wolf, Ancient, Golden, Shield',
    tails: 'Legacy, Bracelet, Fortress, Hoard, Oath',
  }),
]
