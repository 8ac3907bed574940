import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAtChurch } from '../../../web/services/isAtChurch.ts'

const expectChurch = (expected: boolean, texts: string) => {
  for (const text of texts.split(/;\s+/))
    test(`‘${text}’ is ${expected ? 'a church' : 'no church'}`, () => {
      assert.equal(isAtChurch({ title: '', location: text }), expected, 'as the location')
      assert.equal(isAtChurch({ title: text, location: '' }), expected, 'as the title')
    })
}

expectChurch(
  true,
  `First Lutheran Church, 12 Main Street, Duluth; the old CHAPEL by the lake; Two churches, one road;
  Cathedral of Saint Paul, 239 Selby Avenue; Funeral Mass; Parish hall; St. Mary’s;
  St. Mary's, 5 Elm Street; St. James’, 5 Elm Street; St Mary; St Mary, 5 Elm Street, Duluth;
  St. Joseph, Owatonna; Saint Joseph Abbey; Memorial at St. Joseph’s; Memorial at St. Joseph;
  Farewell: St. Paul Lutheran; The hall of St. Anne; Union Hall, St. Mary’s; Chapel Hill Baptist Church;
  Service St. Mary’s; Marienkirche, 38100 Braunschweig; Friedhofskapelle; Berliner Dom; Trauergottesdienst;
  Église Saint-Pierre, Rennes; La chapelle du cimetière; Messe; Parroquia de San José;
  Iglesia de la Soledad, calle de Toledo 37; Misa de cuerpo presente; Kościół św. Anny, ul. Krakowska 5;
  w kaplicy cmentarnej; Msza św.; בכנסיית הבשורה`,
)

expectChurch(
  false,
  `12 St. Clair Avenue; 12 St. Clair; 12 Saint Clair; 512 N St. Mary’s; 512 N St. Clair Avenue;
  512B N. St. Mary; corner of St. Clair Avenue; Main St. Duluth; Main St Duluth; 12 Elm St. Owatonna;
  5th St. Duluth; Saint Paul, MN; St. Paul, MN 55101; St. Paul MN; St. Cloud, Minnesota;
  Union Hall, St. Paul; Union Hall, Saint Paul; Union Hall, 12 Elm Street, St. Louis, MO;
  Union Hall, Church Street; 14 Church St., Ely; 14 Old Church Hill Road; Chapel Hill, NC; Worcester, Mass.;
  Hall, 5 Mass Ave, Boston, Mass; St. Mary’s Hospital; St. Patrick’s Day supper; St. Olaf College;
  Lake St. Clair; st. mary; Christchurch; An der Kirche 5; Dom pogrzebowy; Stadthalle, Münster;
  Gelsenkirchen; Hauptfriedhof; 3 rue de l’Église; La Chapelle-sur-Erdre; Cimetière du Père-Lachaise;
  Calle de la Iglesia 3; Capilla ardiente; Cementerio de la Almudena; Cmentarz Rakowicki; ul. Kościuszki 5;
  בית הכנסת הגדול; בית עלמין ירקון; The massive oak; Parishioner; Street Market; Stan Smith’s farm;
  مسجد النور; TBD; `,
)
