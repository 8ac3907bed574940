import { namePatterns } from '../../../domain/files/formats.ts'
import { parseJson } from '../../base/parseJson.ts'

/**
 * Whether a file's name or a caption has no word of a person: all its words are of cameras, telephones, programs and systems, with
 * numbers and dates, such as `FB_IMG_1558432123456` or `OLYMPUS DIGITAL CAMERA`. A name without an extension is expected.
 */
export function isDeviceName(name: string): boolean {
  if (/\p{Extended_Pictographic}/u.test(name.replace(/[©®™]/g, ''))) return false
  if (isYear(name.trim())) return false
  if (cameraFilePattern.test(name) && !isYear(name.slice(-4))) return true
  if (/^(?:screenshot[_-]\d{4}|tmp(?![a-z]{2}))/i.test(name)) return true
  const text = name
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, RANDOM_NAME)
    .replace(/[\p{L}\d]{8,}/gu, (token) => (isRandom(token) ? RANDOM_NAME : token))
  const terms = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const kinds = new Set(terms.map(findKind))
  if (kinds.has('other')) return false
  const numbers = text.match(/\d+/g) ?? []
  const isDated = numbers.length === 1 && isYear(/(?<=^|[ (])\d{4}(?=$|[ )])/.exec(text)?.[0] ?? '')
  if (kinds.has('device')) return true
  if (kinds.has('picture')) return !isDated
  return terms.length === 0 || counterPattern.test(text)
}

/**
 * Whether a text is the path of a photograph, video or song, such as `DCIM\100MEDIA\DJI_0001.JPG`. A path without a drive or
 * a root has no spaces, because a sentence may end with the name of a file.
 */
export const isPath = (text: string) =>
  /^(?:(?:[a-z]:)?[\\/][^:\n]+|(?=[^\\/]*[\\/])[^\s:]+)$/i.test(text) &&
  Object.values(namePatterns).some((pattern) => pattern.test(text))

/**
 * Returns a caption, or null if a camera or program wrote it: its own name, a path, a code of a camera's mode, or data. Lightroom,
 * Picasa and others copy what cameras write into the fields for people's words.
 */
export const dropDeviceCaption = (text: string | null): string | null =>
  text !== null && isDeviceCaption(text) ? null : text

const isDeviceCaption = (text: string) =>
  CODES.has(text.toLowerCase().replace(/[^\p{L}]/gu, '')) ||
  /^FBMD[\da-f]{8}/i.test(text) ||
  (/^[{[]/.test(text) && parseJson(text) !== null) ||
  isPath(text) ||
  isDeviceName(text)

const isYear = (text: string) => /^(18|19|20)\d\d$/.test(text) && Number(text) <= new Date().getFullYear()

/** Counts as a number of a device. */
const RANDOM_NAME = '000000'

/** Matches the numbers of devices: a time, a counter with zeros or after an underscore, or one right after a single letter. */
const counterPattern = /\d{6}|\p{L}[_ -]?0\d{3}|\p{L}_\d{4}|(?<!\p{L})\p{L}\d{3}|\d{4}[-.]\d\d[-.]\d\d/u

/** Matches names by the rule for cameras: four letters, digits or underscores, and a number of four digits (DCF 2.0, 3.2.3). */
const cameraFilePattern = /^[A-Z][A-Z\d_]{3}\d{4}$/

/** Whether a run of letters and digits is a hash or another random name: its letters and digits often take turns. */
function isRandom(token: string): boolean {
  const turns = token.match(/[a-z]+|[A-Z]+|\d+/g)?.length ?? 0
  const isHexadecimal = /^[\da-f]{16,}$/i.test(token) && /\d/.test(token)
  return (
    isHexadecimal || (/\d/.test(token) && /[a-zA-Z]/.test(token) && turns > 5 && token.length / turns < 2)
  )
}

function findKind(word: string) {
  if (DEVICE_TERMS.has(word)) return 'device'
  if (PICTURE_TERMS.has(word)) return 'picture'
  return SMALL_TERMS.has(word) || /^[a-zàв]$/.test(word) ? 'small' : 'other'
}

const toSet = (list: string) => new Set(list.trim().split(/\s+/))

/** Words that only devices, programs and systems put into names and captions. */
const DEVICE_TERMS = toSet(`
  img imag imgp imgs dsc dscn dscf dsci dsco dscp dscs pxl mvi vid mov mpg avi mp jpg jpeg jpe png gif tif tiff heic heif webp avif bmp raw dng
  pict cimg gopr gp gx gh gl gs dji mg wa fb fbimg mmexport mmcrypto wechat weixin wx whatsapp signal telegram viber skype messenger
  snapchat instagram facebook twitter tiktok pinterest imessage kakaotalk kik threema discord slack attachment ptt stk aud win dcim exif
  screen screenshot screenshots screencap screencapture screenrecording screenrecord screenrecorder bildschirmfoto bildschirmaufnahme
  capture captura captures écran ecran ecrã pantalla schermata istantanea schermafbeelding schermopname skärmavbild skärmbild skjermbilde
  skærmbillede skjermdump näyttökuva kuvakaappaus zrzut ekranu obrazovky képernyőkép képernyőfotó ekran görüntüsü ekraan скриншот экрана
  екрана στιγμιότυπο οθόνης צילום מסך شاشة 스크린샷 화면 캡처 화면캡처 スクリーンショット 屏幕截图 屏幕快照 截屏 截图 螢幕擷取畫面 螢幕快照 微信图片 微信圖片
  thumbnail thumb resized fullsizerender fullsizeoutput rpreplay collage inshot picsart snapseed vsco vscocam beautyplus photoroom
  photogrid facetune faceapp retouch remini lightroom photoshop gimp picasa irfanview canva capcut camscanner scannable genius adobe
  evernote intsig applemark oplus hdrpl iphone ipad android tmp temp uuid fullres vlcsnap snapshot videocapture webcam photobooth mypic
  olympus sony samsung canon nikon kodak fujifilm fuji casio minolta konica panasonic ricoh pentax sanyo jenoptik medion polaroid agfa
  agfaphoto epson kenox vivitar rollei praktica moultrie huawei xiaomi motorola nokia htc oneplus oppo realme zte lumix powershot coolpix
  finepix cybershot ixus digimax easyshare ijg gd charset ascii unicode binary lavc eos stillcamera digitalstillcamera
  lrportrait lportrait hpim avseq vts vlc dscpdc dc mah webp lp`)

/** Words for a picture, a document or nothing known in the languages of systems. People write a year after them, too. */
const PICTURE_TERMS = toSet(`
  photo photos picture pictures pic pics image images foto fotos fotografie fotografía fotografia bild bilder imagen imágenes imagem immagine
  imagine afbeelding kuva valokuva obraz obrázek snímek kép fénykép resim fotoğraf zdjęcie billede bilde φωτογραφία εικόνα фото фотография
  изображение снимок картинка рисунок знімок תמונה צילום صورة لقطة 사진 이미지 그림 写真 画像 照片 图片 圖片 相片 影像 图像 圖像 video videos vídeo видео movie clip
  scan scans scanned scanner numérisation escaneo escáner scansione skan skanowanie сканирование document documents doc dokument
  documento документ unnamed unknown untitled unbenannt unbekannt inconnu desconocido sconosciuto titre título titolo 名称未設定 未命名 未标题 無題 무제
  default download downloads descarga téléchargement file datei fichier archivo files recording recordings aufnahme enregistrement
  grabación registrazione nagranie opname 录音 received sent original camera kamera cámara caméra videocam output grafik myphoto ohne titel`)

/** Words that stand with the others, and that people use as well. */
const SMALL_TERMS = toSet(`
  at am pm um on of the and de da do du la le el les sans sin senza von van für by with using to from in copy copies kopie copia copie
  cópia kopia kopio kopi kopya másolat kopija копия コピー 副本 复件 複本 복사본 사본 edited edit bearbeitet modifié editado modificato bewerkt
  new neu neue neues nouveau nouvel nuevo nuova nuovo nova export exported cropped crop rotated rotate scaled compressed reduced converted
  small large full hd uhd hq preview portrait night hdr pano panorama burst cover top ls mv pro plus max mini ultra live motion still front
  back selfie sam cam line snow beauty polish story status result cache part page pages version ver no nr num mobile phone galaxy
  created made media processed captured shot taken generated written creator quality preset inc ltd co corp company lead technologies computer
  digital game imaging optical open optimized software zoom voice memo tela resmi a las alle às om kl 下午 上午 오전 오후 午後 午前 jan feb mar apr may jun jul aug sep
  oct nov dec lr final save album action bokeh medium toy my record cloud creation size com comment wide tele trim trimmed dual ok px kb dpi`)

/** Codes of the modes of telephones' cameras, and captions that cameras write though people could. */
const CODES = toSet(`
  cof ptr sdr hdr rhdr dav mde nor btf edf oznor oznorco oznorwo fznor bty ptfbty mrh dof rpt bsh bpt dsmp cuva smart hellomoto none null
  mybeautifulpicture leadtechnologiesincv binarycomment`)
