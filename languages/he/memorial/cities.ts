import type { cityTexts as en } from '../../en/memorial/cities.ts'
import { sentences } from '../grammar.ts'

export const cityTexts = sentences<typeof en>({
  cities:
    'Jerusalem=ירושלים,London=לונדון,Dublin=דבלין,Paris=פריז,Brussels=בריסל,Amsterdam=אמסטרדם,Luxembourg=לוקסמבורג,Berlin=ברלין,Vienna=וינה,' +
    'Zurich=ציריך,Rome=רומא,Madrid=מדריד,Canary Islands=האיים הקנריים,Lisbon=ליסבון,Athens=אתונה,Nicosia=ניקוסיה,Copenhagen=קופנהגן,' +
    'Stockholm=סטוקהולם,Oslo=אוסלו,Helsinki=הלסינקי,Warsaw=ורשה,Prague=פראג,Bratislava=ברטיסלבה,Budapest=בודפשט,Zagreb=זאגרב,Belgrade=בלגרד,' +
    'Bucharest=בוקרשט,Sofia=סופיה,Istanbul=איסטנבול,Kyiv=קייב,Minsk=מינסק,Vilnius=וילנה,Riga=ריגה,Moscow=מוסקבה,Tbilisi=טביליסי,Baku=באקו,' +
    'Tashkent=טשקנט,Cairo=קהיר,Casablanca=קזבלנקה,Algiers=אלג׳יר,Tunis=תוניס,Addis Ababa=אדיס אבבה,Nairobi=ניירובי,Johannesburg=יוהנסבורג,' +
    'Dubai=דובאי,Kolkata=כלכותה,Bangkok=בנגקוק,Singapore=סינגפור,Hong Kong=הונג קונג,Shanghai=שנגחאי,Tokyo=טוקיו,Seoul=סיאול,Sydney=סידני,' +
    'Melbourne=מלבורן,Auckland=אוקלנד,Toronto=טורונטו,Vancouver=ונקובר,Phoenix=פיניקס,Honolulu=הונולולו,' +
    'Mexico City=מקסיקו סיטי,Panama=פנמה,Bogota=בוגוטה,Caracas=קרקס,Lima=לימה,Santiago=סנטיאגו,Buenos Aires=בואנוס איירס,Montevideo=מונטווידאו,' +
    'Sao Paulo=סאו פאולו',
})
