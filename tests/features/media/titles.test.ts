import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toTitle } from '../../../server/features/media/upload/titles.ts'

/** Names with their endings. */
const namesByDevices = `
  signal-2021-01-01-120000.jpeg | received_10157123456.jpeg | FB_IMG_1558432123456.jpg | mmexport1558432123456.jpg
  thumbnail_IMG_1234.jpg | Snapchat-123456789.jpg | Screen Shot 2019-05-12 at 12.00.00 PM.png | WIN_20190512_10_15_30_Pro.jpg
  unnamed.jpg | Unknown-1.jpeg | Resized_20190512_101530.jpeg | IMG_1234 - Copy.jpg | IMG_4032.JPG | IMG_E4032.HEIC
  PXL_20240101_123456789.jpg | PXL_20240101_123456789.PORTRAIT.jpg | PXL_20240101_123456789.PORTRAIT-01.COVER.jpg
  PXL_20240101_123456789.MP.jpg | PXL_20240101_123456789~2.jpg
  original_a1b2c3d4-1234-4abc-8def-0123456789ab_PXL_20240101_123456789.jpg | DSC00012.JPG | _DSC1234.jpg | DSCN0001.JPG
  IMG-20240101-WA0001.jpg | VID-20210312-WA0003.mp4 | AUD-20210312-WA0003.m4a | PTT-20210312-WA0003.opus
  STK-20210312-WA0003.webp | WhatsApp Image 2024-01-01 at 10.11.12 PM.jpeg | WhatsApp Image 2024-01-01 at 10.11.12 (1).jpeg
  WhatsApp Video 2024-01-01 at 10.11.12.mp4 | 00000012-PHOTO-2021-03-12-14-05-06.jpg | 00000123-VIDEO-2021-03-12-14-05-06.mp4
  PHOTO-2021-03-12-14-05-06.jpg | 20240101_123456.jpg | 20240101_123456_HDR.jpg | 20240101_123456(0).jpg
  2019-05-12 10.15.30.jpg | 2019-05-12 10.15.30-1.jpg | P1010001.JPG | P1000123.JPG | C0001.MP4 | GX010001.MP4 | GH010123.MP4
  GOPR0042.JPG | G0012345.JPG | MOV001.mov | MVI_0042.MOV | DJI_0001.MP4 | DJI_20230101120000_0001_D.JPG | DSCF1234.JPG
  CIMG0123.JPG | SAM_0123.JPG | SDC10123.JPG | KIF_0123.JPG | PICT0042.JPG | HPIM0123.JPG | EKEN0001.jpg | STA_0123.JPG
  100_1234.JPG | 101-0101_IMG.JPG | DCP_0001.JPG | DC001.JPG | Image001.jpg | image0.jpeg | image1.jpeg | image00012.jpeg
  image (3).png | image.jpg | Photo.jpg | photo-output.jpeg | Photo 12.jpg | Photo on 12-05-2019 at 10.15 AM #2.jpg | Foto.jpg
  Foto 3.jpg | Foto am 12.05.19 um 10.15.jpg | Bild.jpg | Bild 4.png | Bild(2).jpg | Imagen.jpg | imagen 12.jpg
  Immagine 2021-03-12 140506.jpg | Scan 1.jpg | Scan10001.jpg | Scan_0001.tif | Scan2021-03-12_140506.jpg | scan0001.jpg
  Scanned Document.jpg | Scanned_20210312-1405.jpg | Scannable Document on 12.03.2021, 14_05.jpg
  CamScanner 03-12-2021 14.05.jpg | Adobe Scan 12.03.2021.jpg | Numérisation_20210312.jpg | Document 3.jpg
  New Recording 7.m4a | Screenshot_20220207_102421_com.whatsapp.jpg | Screenshot 2021-03-12 at 14.05.06.png
  Screenshot (12).png | Screenshot_2021-03-12-14-05-06.png | Screenshot_20210312-140506_WhatsApp.jpg
  Bildschirmfoto 2021-03-12 um 14.05.06.png | Capture d’écran 2021-03-12 à 14.05.06.png | Capture d'écran (12).png
  Captura de pantalla 2021-03-12 a las 14.05.06.png | Captura de Tela 2021-03-12 às 14.05.06.png
  Schermata 2021-03-12 alle 14.05.06.png | Schermafbeelding 2021-03-12 om 14.05.06.png
  Skärmavbild 2021-03-12 kl. 14.05.06.png | Zrzut ekranu 2021-03-12 o 14.05.06.png | Снимок экрана 2021-03-12 в 14.05.06.png
  スクリーンショット 2021-03-12 14.05.06.png | 屏幕快照 2021-03-12 下午2.05.06.png | 스크린샷 2021-03-12 오후 2.05.06.png
  Ekran Resmi 2021-03-12 14.05.06.png | WIN_20190512_101530.MP4 | unnamed (1).png | Unknown.jpeg | IMG_1234 - Kopie.jpg
  IMG_1234 - Kopie (2).jpg | Copy of IMG_1234.jpg | Kopie von IMG_1234.jpg | IMG_1234 copy 2.jpg | IMG_1234 (1).jpg
  IMG_1234 - Copia.jpg | IMG_4032-edited.jpg | IMG_4032-bearbeitet.jpg | _MG_1234.jpg | IMGP1234.JPG
  Resized_20190512_101530.jpg | Resized_IMG_20210312_140506.jpeg | collage.jpg | COLLAGE_20210312.jpg
  InShot_20210312_140506789.jpg | Burst_Cover_GIF_Action_20210312.gif | 00100lrPORTRAIT_00100_BURST20190512101530123_COVER.jpg
  00000IMG_00000_BURST20190512101530123_COVER.jpg | download.jpg | download (1).jpg | 1234567_890123456_1234567890_n.jpg
  12345678_1234567890123456_1234567890123456789_o.jpg | n_1234567_890.jpg | 9b74c9897bac770ffc029102a200c5de.jpg
  0A1B2C3D-0000-4000-8000-00000000000F.heic | 0A1B2C3D-0000-4000-8000-00000000000F_1_201_a.jpeg | tmp_1234.jpg | file.jpg
  file-1.jpg | file_1234.jpg | received_123456789.mp4 | RPReplay_Final1615551906.mp4 | Zoom_20210312.jpg
  Polish_20210312_140506789.jpg | PicsArt_03-12-02.05.06.jpg | PicsArt_1615551906.jpg | Snapseed.jpg | Snapseed 2.jpg
  VSCO.jpg | VSCOCam-Photo-1.jpg | B612_20210312_140506_789.jpg | SNOW_20210312_140506_789.jpg | beauty_20210312140506.jpg
  BeautyPlus_20210312140506789_save.jpg | line_1615551906123.jpg | LINE_ALBUM_210312.jpg | KakaoTalk_20210312_140506789.jpg
  KakaoTalk_Photo_2021-03-12-14-05-06.jpeg | WeChat Image_20210312140506.jpg | 微信图片_20210312140506.jpg | Video.mp4
  video-1615551906.mp4 | trim.1A2B3C4D-1234-4ABC-8DEF-0123456789AB.MOV | IMG_1234.JPG.jpg | 1000012345.jpg | 1.jpg | 0001.jpg
  untitled.jpg | Untitled-1.jpg | Ohne Titel.jpg | FullSizeRender.heic | FullSizeRender(2).jpg | fullsizeoutput_1a2.jpeg
  E7x4ZkUXEAMd2-K.jpg | AF1QipNx3kWXwAA1b2cD4.jpg | viber_image_2021-03-12_14-05-06-789.jpg
  viber image 2021-03-12 , 14.05.06.jpg | photo_2021-03-12_14-05-06.jpg | photo_2021-03-12 14.05.06.jpeg
  video_2021-03-12_14-05-06.mp4 | telegram-cloud-photo-size-4-5123456789012345678-y.jpg
  signal-attachment-2021-01-01-120000.jpg | Messenger_creation_1234567890.jpeg | Snapchat-1234567890.mp4
  vlcsnap-2021-03-12-14h05m06s123.png | vlc-record.mp4 | MyPhoto_1.jpg | DSC_0123_1.JPG | DSC_0123-2.JPG
  DSC_0123 (Medium).JPG | IMG_20210312_140506_Bokeh.jpg | IMG_20210312_140506~2.jpg | IMG_20210312_140506_BURST1.jpg
  IMG20210312140506.jpg | 20210312_IMG_0001.JPG | 1615551906123.jpg | cam_image12.jpg | webcam-toy-photo1.jpg | Picture 003.jpg
  Picture1.png | Pic 12.jpg | Grafik.jpg | Изображение 012.jpg | Фото 12.jpg | Фото0123.jpg | 사진 12.jpg | 写真 12.jpg | 照片 12.jpg
  IMG_1234-COLLAGE.jpg | IMG_1234_resized.jpg | lp_image.heic | 1E5A2B3C.jpg | CamScanner.jpg
  DSCPDC_0001_BURST20190512101530123.JPG | Photo Jan 12, 2 05 06 PM.jpg | File Jan 12, 2 05 06 PM.jpeg | HEIC 1.heic
  M4H00123.MPG | MAH00123.MP4 | 00001.MTS | AVSEQ01.DAT | VTS_01_1.VOB | IMAG0123.jpg
`

/** Names without their endings. */
const namesByPeople = `
  Lakeside day | Portrait | 1962 | Sam 1950 | Sam 12 | Pat 1962 | Oma 1932 | Scan Oma 1958 | Scan 1958 | Foto 1962
  Öğretmen – 祖父 1962 | 🌻🕊️ | Pat and Sam 2003 | Snow 2010 | Snow | Night | Line dancing | Beauty | Copy of Oma's letter
  Oma - Kopie | IMG_1234 Oma | Walter IMG_1234 | Selfie with Ada | Ada | Cafe | Deb 1962 | Abe 2 | Dad | Ed 1 | Max 1990 | Max
  Sam | Dave | Zoom in on Oma | Opa mit Kamera | Unser Foto vom See | Photo of mum | The lake house 2001 | 1950er | um 1950
  Weihnachten 1962-63 | JFK 1963 | McDonalds2004 | Hochzeit_1958_001 | Familie Müller 12 | 祖父 | 父 1962 | 家族写真 | 할머니 | 奶奶
  Бабушка | סבתא 1962 | Grandpa's Canon camera | Win or lose | Pro wrestling | Story of his life | Part 1 The beginning
  Max and Sam at the lake | A day out | Sam and Max | Opa um 1950 | Facebook memory of Oma | Bella 0001 | Ada_0123
  Selfie 2019 | Panorama Alps | OMA_1958 | ANNA1990 | May 1962 | Abba1974 | Oma-2-3-4-5-6 | Temple in Kyoto
`

const listNames = (table: string) => table.split(/[|\n]/).flatMap((name) => name.trim() || [])

test('a name by a camera, telephone, messenger, scanner or system is not a title', () => {
  for (const name of [...listNames(namesByDevices), '.jpg', String.raw`DCIM\100MEDIA\DJI_0001.JPG`])
    assert.equal(toTitle(name), null, name)
})

test('a name with a word of a person is a title, also next to a camera’s name, and a person’s name with a year', () => {
  for (const name of listNames(namesByPeople)) assert.equal(toTitle(`${name}.jpg`), name)
})

test('a name of bytes that no code page explains is not a title', () => {
  assert.equal(toTitle('A\ufffd\ufffd.jpg'), null)
})

test('a name by a person is the title, with spaces tidied and letters of every script', () => {
  for (const [name, title] of [
    ['Lakeside day.jpg', 'Lakeside day'],
    ['Portrait.jpg', 'Portrait'],
    ['1962.jpg', '1962'],
    ['Öğretmen – 祖父 1962.jpg', 'Öğretmen – 祖父 1962'],
    ['🌻🕊️.jpg', '🌻🕊️'],
    ['it\'s "100%" & %2e%2e <b>, two  spaces .jpg', 'it\'s "100%" & %2e%2e <b>, two spaces'],
    ['Pat and Sam 2003.jpg', 'Pat and Sam 2003'],
    ['no extension', 'no extension'],
    [String.raw`C:\Fotos\Oma am See.jpg`, 'Oma am See'],
    ['Oma 1962/63.jpg', 'Oma 1962/63'],
  ] as const)
    assert.equal(toTitle(name), title)
})

test('a long name is cut to 200 characters, never through a letter', () => {
  const title = toTitle(`${'a'.repeat(199)}🌻 and more.jpg`)
  assert.equal(title, 'a'.repeat(199))
})
