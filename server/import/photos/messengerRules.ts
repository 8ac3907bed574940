import type { Rule } from './rule.ts'

/** The folders in which Facebook and Instagram put conversations. */
const conversations = 'inbox|archived_threads|filtered_threads|message_requests|e2ee_cutover|legacy_threads'
const whatsApp = 'whatsapp(?: business)?'

/**
 * The rules for exports of Facebook, Instagram, Snapchat, Telegram and WhatsApp, and for the folders of these programs on a phone.
 * Only what somebody posted there is imported. A proof also counts in the imported folder itself, because a single conversation is
 * not less private than all of them.
 */
export const messengerRules: readonly Rule[] = [
  {
    kind: 'stickers',
    path: /\/(?:stk-\d{8}-wa\d+|\d+-sticker-\d{4}(?:-\d\d){5})\.webp$|\/stickers_used\/|\/whatsapp (?:business )?stickers\//i,
    reference: 'WhatsApp: Media/WhatsApp Stickers of Android, Export Chat of iPhones',
  },

  // Facebook and Instagram: messages/inbox/anna_1/photos/1.jpg, next to message_1.json or message_1.html. Before 2018, Facebook had
  // messages/photos/1.jpg, next to 1.html.
  {
    kind: 'messages',
    proof: new RegExp(String.raw`^(.*\/messages\/)(?:(?:${conversations})\/|\d+\.html?$)`, 'i'),
    path: /^/,
    reference: 'github.com/ErikBjare/chatalysis/issues/6, github.com/stepva/chatalysis/issues/103',
  },
  {
    kind: 'messages',
    proof: /^(.*\/)message_\d+\.(?:json|html)$/i,
    path: /^(?:photos|videos|gifs|audio|files)\//i,
    reference: 'github.com/simulot/immich-go/issues/124',
  },
  // a part of an export that was packed without its JSON. The letters and digits after the name are no year.
  {
    kind: 'messages',
    path: new RegExp(
      String.raw`\/(?:${conversations})(?:\.zip)?\/[^/]+_(?!(?:19|20)\d\d\/)[\da-z]+\/(?:photos|videos|gifs|audio|files)\/`,
      'i',
    ),
    reference: 'github.com/stepva/chatalysis/issues/103',
  },
  // Snapchat: chat_media/2020-01-01_b~EiQSF.jpg. Only the first of several ZIP files has json/chat_history.json.
  {
    kind: 'messages',
    path: /^\/[^/]*\/(?:.*\/)?chat_media\/\d{4}-\d\d-\d\d_[^/]+$/i,
    reference: 'github.com/andrefecto/Snapchat-Memories-Downloader/issues/9',
  },
  // encrypted conversations of Messenger: media/1.jpg, next to Anna_1.json
  {
    kind: 'messages',
    proof: /^(.*\/(?<!\/(?:posts|content)\/))(?!your_)[^/]*\D_\d{1,2}\.json$/i,
    path: /^media\//i,
    reference: 'github.com/kenn-io/msgvault/issues/280',
  },
  // Instagram before 2021: direct/201905/1.jpg, next to messages.json
  {
    kind: 'messages',
    proof: /^(.*\/)(?:media|messages)\.json$/i,
    path: /^direct\/\d{6}\//i,
    reference: 'github.com/michabirklbauer/instagram_json_viewer/issues/23',
  },
  {
    kind: 'unposted',
    path: /\/your_(?:facebook_activity|activity_across_facebook)\/(?!(?:posts|photos_and_videos|stories|reels)\/)/i,
    reference: 'github.com/timelinize/timelinize, datasources/facebook/archive.go',
  },
  // Facebook before 2024, and the small pictures that come with its pages
  {
    kind: 'unposted',
    proof:
      /^(.*\/)(?:your_(?:facebook_activity|activity_across_facebook)\/|profile_information\/profile_information\.(?:json|html)$)/i,
    path: /^(?:comments(?:_and_reactions)?|groups|marketplace|facebook_[^/]+|dating|events|fundraisers|saved_items_and_collections|other_activity|files)\//i,
    reference: 'github.com/timelinize/timelinize, datasources/facebook/archive.go',
  },
  {
    kind: 'unposted',
    path: /\/media\/(?:archived_posts|recently_deleted)\/\d{6}\//i,
    reference: 'github.com/pixelfed/pixelfed/issues/4555',
  },
  {
    kind: 'unposted',
    proof: /^(.*\/)(?:your_instagram_activity\/|content\/posts_\d+\.(?:json|html)$)/i,
    path: /^(?:(?:your_instagram_activity|files)\/|media\/(?!(?:posts|reels|igtv|stories|profile)\/))/i,
    reference: 'github.com/pixelfed/pixelfed/issues/4494, github.com/pixelfed/pixelfed/issues/4555',
  },

  // Telegram Desktop: photos/photo_1@01-01-2024_10-11-12.jpg, next to result.json or messages.html. The pages come with small
  // pictures of their own in images/. Stories and profile pictures have folders of their own.
  {
    kind: 'messages',
    proof: /^(.*\/)(?:result\.json|(?:messages\d*|export_results)\.html)$/i,
    path: /^(?:photos|video_files|round_video_messages|stickers|files|chats)\//i,
    reference: 'github.com/telegramdesktop/tdesktop/issues/7729, github.com/filippz/telegram_import/issues/2',
  },
  {
    kind: 'messages',
    proof: /^(.*\/)(?:messages\d*|export_results)\.html$/i,
    path: /^images\//i,
    reference: 'github.com/telegramdesktop/tdesktop/issues/7729',
  },
  {
    kind: 'messages',
    path: /\/telegram\/telegram (?:images|video|documents|files)\//i,
    reference: 'github.com/d4rken-org/sdmaid/issues/609',
  },

  // the folders on an Android phone, and those of the conversations on an iPhone
  {
    kind: 'messages',
    path: new RegExp(
      String.raw`\/${whatsApp}\/media\/|\/${whatsApp} (?:images|video|video notes|animated gifs|documents)\/private\/|\/${whatsApp} profile photos\/|\/[^/]+@(?:s\.whatsapp\.net|g\.us)\/`,
      'i',
    ),
    reference: 'github.com/d4rken-org/sdmaid/issues/2127, github.com/KnugiHK/WhatsApp-Chat-Exporter',
  },
  // an exported chat: IMG-20210312-WA0001.jpg, next to _chat.txt or WhatsApp Chat with Anna.txt
  {
    kind: 'messages',
    proof:
      /^(.*\/)(?:_chat|(?=[^/]*whatsapp)(?=[^/]*(?:chat|czat|discussion|conversa|gespr|чат|sohbet|keskustelu))[^/]*)\.txt$/iu,
    path: /^[^/]+$/,
    reference: 'github.com/mtln/chat-export/issues/13, github.com/prabhakar267/WA-Reader/issues/84',
  },
]
