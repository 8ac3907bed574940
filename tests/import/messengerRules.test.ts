import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { separateLeftOut } from '../../server/import/photos/separateLeftOut.ts'
import { assertLeftOut, below, type Kinds } from './assertLeftOut.ts'
import { inputFile } from './inputFile.ts'

/** Gives each path of a list this kind. */
const listKinds = (kind: string | null, paths: string): Kinds =>
  Object.fromEntries(paths.split(/[|\n]/).flatMap((path) => (path.trim() ? [[path.trim(), kind]] : [])))

describe('Of an export of messages and posts only the posts are imported,', () => {
  /** Exports: their pictures, and the other files that are next to these. */
  const exports: Record<string, [pictures: Kinds, others: string[]]> = {
    'Facebook, as JSON': [
      {
        'your_facebook_activity/messages/inbox/anna_1/photos/1.jpg': 'messages',
        'your_facebook_activity/messages/inbox/anna_1/videos/1.mp4': 'messages',
        'your_facebook_activity/messages/archived_threads/bob_2/photos/1.jpg': 'messages',
        'your_facebook_activity/messages/filtered_threads/carl_3/photos/1.jpg': 'messages',
        'your_facebook_activity/messages/message_requests/dora_4/photos/1.jpg': 'messages',
        'your_facebook_activity/messages/e2ee_cutover/emil_5/photos/1.jpg': 'messages',
        'your_facebook_activity/messages/photos/1.jpg': 'messages',
        'your_facebook_activity/messages/stickers_used/1.png': 'stickers',
        'your_facebook_activity/posts/media/Mobileuploads_1/1.jpg': null,
        'your_facebook_activity/posts/media/ProfilePictures_2/1.jpg': null,
        'your_facebook_activity/stories/media/1.jpg': null,
        'your_facebook_activity/groups/1.jpg': 'unposted',
        'your_facebook_activity/facebook_marketplace/1.jpg': 'unposted',
        'Oma/1.jpg': null,
      },
      ['your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json'],
    ],
    'Facebook, as HTML': [
      {
        'your_facebook_activity/messages/inbox/anna_1/photos/1.jpg': 'messages',
        'your_facebook_activity/posts/media/Mobileuploads_1/1.jpg': null,
        'files/Facebook-Logo.png': 'unposted',
      },
      ['your_facebook_activity/messages/inbox/anna_1/message_1.html'],
    ],
    'Facebook before 2024': [
      {
        'messages/inbox/anna_1/photos/1.jpg': 'messages',
        'messages/photos/1.jpg': 'messages',
        'photos_and_videos/Lake_1/1.jpg': null,
        'posts/media/Lake_1/1.jpg': null,
        'groups/media/1.jpg': 'unposted',
        'dating/1.jpg': 'unposted',
      },
      ['profile_information/profile_information.json', 'posts/your_posts_1.json'],
    ],
    'Facebook before 2018': [
      { 'messages/photos/1.jpg': 'messages', 'photos/1/1.jpg': null, 'videos/1.mp4': null },
      ['messages/17.html', 'index.htm'],
    ],
    'the encrypted conversations of Facebook': [{ 'media/1.jpg': 'messages' }, ['Anna Berg_1.json']],
    'one conversation of Facebook': [
      { 'photos/1.jpg': 'messages', 'videos/1.mp4': 'messages' },
      ['message_1.json'],
    ],
    'conversations of Facebook that were packed without their JSON': [
      {
        'inbox/annaberg_nfuzbkjqkw/photos/1.jpg': 'messages',
        'inbox/Lake/photos/1.jpg': null,
        'inbox/Lake_2019/photos/1.jpg': null,
        'sub/archived_threads/bob_2/videos/1.mp4': 'messages',
        'sub/inbox/anna/photos/1.jpg': 'messages',
      },
      [],
    ],
    'Facebook in German, without numbers': [
      {
        'deine_facebook_aktivitaeten/nachrichten/inbox/anna/fotos/1.jpg': 'messages',
        'deine_facebook_aktivitaeten/nachrichten/photos/1.jpg': 'messages',
        'Deine Facebook-Aktivitäten/Chats/inbox/anna/1.jpg': 'messages',
        'deine_facebook_aktivitaeten/beiträge/media/1.jpg': null,
      },
      [],
    ],
    'conversations of Facebook in other languages': [
      {
        'mensajes/inbox/anna/fotos/1.jpg': 'messages',
        'wiadomości/inbox/anna/1.jpg': 'messages',
        'הודעות/inbox/anna/photos/1.jpg': 'messages',
        'Tu actividad/Conversas/inbox/anna/fotos/1.jpg': 'messages',
        'Tu actividad/Conversas/archived_threads/bob/fotos/1.jpg': 'messages',
        'Tu actividad/publicaciones/1.jpg': null,
        'anna/bilder/1.jpg': 'messages',
        'anna/1.jpg': null,
        'anna/Summer 1970/lake.jpg': null,
        'anna/a/b/1.jpg': null,
      },
      ['anna/message_1.html'],
    ],
    Snapchat: [
      {
        'chat_media/2020-01-01_b~EiQSF.jpg': 'messages',
        'memories/2020-01-01_a-main.jpg': null,
        'shared_story/2020-01-01_a.jpg': null,
      },
      ['json/chat_history.json', 'html/chat_history.html'],
    ],
    'the second file of an export of Snapchat': [{ 'chat_media/2020-01-01_media~a.mp4': 'messages' }, []],
    Instagram: [
      {
        'your_instagram_activity/messages/inbox/anna_1/photos/1.jpg': 'messages',
        'your_instagram_activity/messages/message_requests/bob_2/photos/1.jpg': 'messages',
        'media/posts/202001/1.jpg': null,
        'media/reels/202001/1.mp4': null,
        'media/stories/202001/1.jpg': null,
        'media/profile/202001/1.jpg': null,
        'media/archived_posts/202001/1.jpg': 'unposted',
        'media/recently_deleted/202001/1.jpg': 'unposted',
        'media/other/202001/1.jpg': 'unposted',
      },
      ['your_instagram_activity/media/posts_1.json'],
    ],
    'Instagram before 2023': [
      {
        'messages/inbox/anna_1/photos/1.jpg': 'messages',
        'media/posts/202001/1.jpg': null,
        'media/archived_posts/202001/1.jpg': 'unposted',
      },
      ['content/posts_1.html'],
    ],
    'the second file of an export of Instagram': [
      { 'media/posts/202001/1.jpg': null, 'media/archived_posts/202001/1.jpg': 'unposted' },
      [],
    ],
    'Instagram before 2021': [
      { 'direct/201905/1.jpg': 'messages', 'photos/201905/1.jpg': null, 'stories/201905/1.jpg': null },
      ['media.json', 'messages.json'],
    ],
    'a chat of Telegram, as JSON': [
      {
        'photos/photo_1@01-01-2024_10-11-12.jpg': 'messages',
        'video_files/a.mp4': 'messages',
        'round_video_messages/a.mp4': 'messages',
        'files/a.jpg': 'messages',
      },
      ['result.json'],
    ],
    'a chat of Telegram, as HTML': [
      { 'photos/photo_1@01-01-2024_10-11-12.jpg': 'messages', 'images/back.png': 'messages' },
      ['messages.html', 'messages2.html'],
    ],
    'all of Telegram': [
      {
        'chats/chat_001/photos/1.jpg': 'messages',
        'profile_pictures/1.jpg': null,
        'stories/1.jpg': null,
      },
      ['export_results.html', 'chats/chat_001/messages.html'],
    ],
    'Signal, Skype, Threema and Viber': [
      {
        ...listKinds(
          'messages',
          `
          signal-export/Anna/media/1.jpg | Signal Export 2024/1.jpg | chats/Anna/media/1.jpg | Signal/Anna (_id5)/media/1.jpg
          Signal Desktop/attachments.noindex/0a/0a1b.jpg | Skype/media/1.jpg | 8_live_ruth_export/media/1.jpg
          My Skype Received Files/1.jpg | threema-chat-anna/1.jpg | Threema/Threema Pictures/1.jpg
          viber/media/Viber Images/1.jpg | ViberDownloads/1.jpg | Viber Backup 2019/attachments/1.jpg`,
        ),
      },
      ['chats/Anna/chat.md', '8_live_ruth_export/messages.json'],
    ],
    'Discord, LINE and WeChat': [
      {
        ...listKinds(
          'messages',
          `
          package/messages/c123/1.jpg | package/messages/123456789012345678/1.jpg
          Lake - general [123456789012345678].html_Files/1.jpg | LINE/chat/1.jpg | line_chat/1.jpg | Anna/1.jpg
          WeChat Files/1.jpg | tencent/MicroMsg/0a1b2c3d4e5f60718293a4b5c6d7e8f9/image2/1.jpg
          data/聊天记录/Anna/image/1.jpg | Anna(wxid_0a1b2c3d)/image/1.jpg`,
        ),
        'tencent/MicroMsg/WeiXin/mmexport1558432123456.jpg': null,
      },
      ['Anna/[LINE] Chat with Anna.txt'],
    ],
    'the albums of a family': [
      {
        ...listKinds(
          null,
          `
          Line/1.jpg | Line/media/1.jpg | Line/chat/1.jpg | Line backup/media/1.jpg | LINE/1.jpg | Pipeline/messages/1.jpg
          Signal Mountain 2015/1.jpg | Signal Mountain 2015/media/1.jpg | Discord/1.jpg | Discord Chateau/media/1.jpg
          Signal/1.jpg | Skype chat with Oma 2015/1.jpg | Viber Backup 2019/1.jpg | Pictures/Viber/1.jpg | Pictures/WeChat/1.jpg
          Chat/media/1.jpg | media/1.jpg | Messages/Anna/1.jpg | Nachrichten/Anna/photos/1.jpg | Facebook/photos/1.jpg
          Instagram/media/1.jpg`,
        ),
      },
      [],
    ],
    'the folders of Telegram on a phone': [
      { 'Telegram/Telegram Images/1.jpg': 'messages', 'Pictures/Telegram/1.jpg': null },
      [],
    ],
    'the folders of WhatsApp on a phone': [
      {
        'Android/media/com.whatsapp/WhatsApp/Media/WhatsApp Images/IMG-20210312-WA0001.jpg': 'messages',
        'WhatsApp/Media/WhatsApp Images/Private/1.jpg': 'messages',
        'WhatsApp/Media/WhatsApp Profile Photos/1.jpg': 'messages',
        'WhatsApp/Media/.Statuses/1.jpg': 'messages',
        'WhatsApp Business/Media/WhatsApp Business Images/1.jpg': 'messages',
        'copied/WhatsApp Images/Private/1.jpg': 'messages',
        'copied/WhatsApp Profile Photos/1.jpg': 'messages',
        'Message/Media/4915112345678@s.whatsapp.net/a/b/1.jpg': 'messages',
        'DCIM/IMG-20210312-WA0002.jpg': null,
      },
      [],
    ],
  }
  for (const name of [
    '_chat',
    'WhatsApp Chat with Anna',
    'WhatsApp-Chat mit Anna',
    'Discussion WhatsApp avec Anna',
  ])
    exports[`a chat of WhatsApp (${name})`] = [
      {
        'IMG-20210312-WA0001.jpg': 'messages',
        '00000012-PHOTO-2021-03-12-14-05-06.jpg': 'messages',
        'passport.jpg': 'messages',
        'Oma/1.jpg': null,
      },
      [`${name}.txt`],
    ]

  for (const [name, [kinds, others]] of Object.entries(exports))
    test(`${name}: in a folder, and when the export itself is named, or a ZIP file of it`, async () => {
      const folder = 'Backup/export 2024'
      await assertLeftOut(
        below(folder, kinds),
        others.map((path) => `${folder}/${path}`),
      )
      await assertLeftOut(kinds, others, '/home/ruth/export.zip')
    })

  test('a ZIP file of all conversations of Facebook is not imported', () =>
    assertLeftOut({ 'anna_1/photos/1.jpg': 'messages' }, [], '/home/ruth/inbox.zip'))

  test('a page of a chat in another place of the same name proves nothing', async () => {
    const files = [
      inputFile('photos/1.jpg', { place: '/one/Phone' }),
      inputFile('result.json', { place: '/other/Phone' }),
    ]
    assert.deepEqual((await separateLeftOut(files)).leftOut, [])
  })

  test('a folder that somebody names in an export is imported', async () => {
    await assertLeftOut({ 'photo_1@01-01-2024_10-11-12.jpg': null }, [], '/x/ChatExport_2024-01-01/photos')
    await assertLeftOut({ '1.jpg': null }, [], '/x/messages/inbox/anna_1/photos')
    await assertLeftOut({ '2020-01-01_b~EiQSF.jpg': null }, [], '/x/chat_media')
    await assertLeftOut({ '1.jpg': null }, [], '/x/signal-export/Anna/media')
    await assertLeftOut({ '1.jpg': null }, [], '/x/ViberDownloads')
    await assertLeftOut({ 'IMG-20210312-WA0001.jpg': null }, [], '/x/WhatsApp/Media/WhatsApp Images')
  })
})
