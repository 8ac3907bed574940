import { matchFolders, type Rule } from './rule.ts'

/** The folders in which Facebook and Instagram put conversations, in all languages. A family may have an `inbox` as well. */
const otherConversations = 'archived_threads|filtered_threads|message_requests|e2ee_cutover|legacy_threads'
const conversations = `inbox|${otherConversations}`
/** The names of the folder above them. */
const messages =
  'messages|messaggi|mensajes|mensagens|missatges|nachrichten|berichten|meddelanden|meldinger|beskeder|viestit|wiadomo[śs]ci|zpr[áa]vy|spr[áa]vy|üzenetek|mesaje|mesajlar|poruke|sporočila|съобщения|сообщения|повідомлення|μηνύματα|הודעות|رسائل|消息|訊息|メッセージ|메시지'
const whatsApp = 'whatsapp(?: business)?'
/** Other messengers. Their names are also those of places, and LINE is a first name, so each rule requires more than the name. */
const messengers = 'signal|discord|viber|skype|threema|wechat|weixin|kakaotalk|imessage'

/**
 * The rules for exports of messengers and social networks, and for the folders of these programs on a phone or computer. Only what
 * somebody posted there is imported. A proof also counts in the imported folder itself, because a single conversation is not less
 * private than all of them.
 */
export const messengerRules: readonly Rule[] = [
  // Source: WhatsApp: Media/WhatsApp Stickers of Android, Export Chat of iPhones
  {
    kind: 'stickers',
    path: /\/(?:stk-\d{8}-wa\d+|\d+-sticker-\d{4}(?:-\d\d){5})\.webp$|\/stickers_used\/|\/whatsapp (?:business )?stickers\//i,
  },

  // Facebook and Instagram: messages/inbox/anna_1/photos/1.jpg, next to message_1.json or message_1.html. Before 2018, Facebook had
  // messages/photos/1.jpg, next to 1.html.
  // Source: github.com/ErikBjare/chatalysis/issues/6, github.com/stepva/chatalysis/issues/103
  {
    kind: 'messages',
    proof: new RegExp(String.raw`^(.*\/(?:${messages})\/)(?:(?:${conversations})\/|\d+\.html?$)`, 'i'),
    path: /^/,
  },
  // Source: github.com/stepva/chatalysis/issues/54
  {
    kind: 'messages',
    path: new RegExp(
      String.raw`\/[^/]*(?:facebook|instagram)[^/]*\/(?:[^/]+\/){0,3}(?:${conversations})\/`,
      'i',
    ),
  },
  // Source: github.com/ErikBjare/chatalysis/issues/6
  {
    kind: 'messages',
    proof: new RegExp(String.raw`^(.*\/)(?:${otherConversations})\/[^/]+\/`, 'i'),
    path: new RegExp(`^(?:${conversations})/`, 'i'),
  },
  // Source: github.com/simulot/immich-go/issues/124
  {
    kind: 'messages',
    proof: /^(.*\/)message_\d+\.(?:json|html)$/i,
    // in a folder with another name, only files that are named by Facebook, because a saved mail can have the name of the proof
    path: /^(?:(?:photos|videos|gifs|audio|files)\/|[^/]+\/(?:(?:video|audioclip)-)?[\d_]+(?:n(?:_\d+)?)?\.\w+$)/i,
  },
  // a part of an export that was packed without its JSON. The letters and digits after the name are no year.
  // Source: github.com/stepva/chatalysis/issues/103
  {
    kind: 'messages',
    path: new RegExp(
      String.raw`\/(?:${conversations})(?:\.zip)?\/[^/]+_(?!(?:19|20)\d\d\/)[\da-z]+\/(?:photos|videos|gifs|audio|files)\/`,
      'i',
    ),
  },
  // Snapchat: chat_media/2020-01-01_b~EiQSF.jpg. Only the first of several ZIP files has json/chat_history.json.
  // Source: github.com/andrefecto/Snapchat-Memories-Downloader/issues/9
  { kind: 'messages', path: /^\/[^/]*\/(?:.*\/)?chat_media\/\d{4}-\d\d-\d\d_[^/]+$/i },
  // encrypted conversations of Messenger: media/1.jpg, next to Anna_1.json
  // Source: github.com/kenn-io/msgvault/issues/280
  {
    kind: 'messages',
    proof: /^(.*\/(?<!\/(?:posts|content)\/))(?!your_)[^/]*\D_\d{1,2}\.json$/i,
    path: /^media\//i,
  },
  // Instagram before 2021: direct/201905/1.jpg, next to messages.json
  // Source: github.com/michabirklbauer/instagram_json_viewer/issues/23
  { kind: 'messages', proof: /^(.*\/)(?:media|messages)\.json$/i, path: /^direct\/\d{6}\//i },
  // Source: github.com/timelinize/timelinize, datasources/facebook/archive.go
  {
    kind: 'unposted',
    path: /\/your_(?:facebook_activity|activity_across_facebook)\/(?!(?:posts|photos_and_videos|stories|reels)\/)/i,
  },
  // Facebook before 2024, and the small pictures that come with its pages
  // Source: github.com/timelinize/timelinize, datasources/facebook/archive.go
  {
    kind: 'unposted',
    proof:
      /^(.*\/)(?:your_(?:facebook_activity|activity_across_facebook)\/|profile_information\/profile_information\.(?:json|html)$)/i,
    path: /^(?:comments(?:_and_reactions)?|groups|marketplace|facebook_[^/]+|dating|events|fundraisers|saved_items_and_collections|other_activity|files)\//i,
  },
  // Source: github.com/pixelfed/pixelfed/issues/4555
  { kind: 'unposted', path: /\/media\/(?:archived_posts|recently_deleted)\/\d{6}\//i },
  // Source: github.com/pixelfed/pixelfed/issues/4494, github.com/pixelfed/pixelfed/issues/4555
  {
    kind: 'unposted',
    proof: /^(.*\/)(?:your_instagram_activity\/|content\/posts_\d+\.(?:json|html)$)/i,
    path: /^(?:(?:your_instagram_activity|files)\/|media\/(?!(?:posts|reels|igtv|stories|profile)\/))/i,
  },

  // Telegram Desktop: photos/photo_1@01-01-2024_10-11-12.jpg, next to result.json or messages.html. The pages come with small
  // pictures of their own in images/. Stories and profile pictures have folders of their own.
  // Source: github.com/telegramdesktop/tdesktop/issues/7729, github.com/filippz/telegram_import/issues/2
  {
    kind: 'messages',
    proof: /^(.*\/)(?:result\.json|(?:messages\d*|export_results)\.html)$/i,
    path: /^(?:photos|video_files|round_video_messages|stickers|files|chats)\//i,
  },
  // Source: github.com/telegramdesktop/tdesktop/issues/7729
  { kind: 'messages', proof: /^(.*\/)(?:messages\d*|export_results)\.html$/i, path: /^images\//i },
  // Source: github.com/d4rken-org/sdmaid/issues/609
  { kind: 'messages', path: /\/telegram\/telegram (?:images|video|documents|files)\//i },

  // Signal: signal-export/Anna/media/1.jpg, next to chat.md. Skype and Teams: media/1.jpg, next to messages.json
  // Source: github.com/carderne/signal-export/issues/203, github.com/suurjaak/Skyperious/issues/135
  { kind: 'messages', proof: /^(.*\/)(?:chat\.md|messages\.json)$/i, path: /^media\//i },
  // Discord: messages/c1234/1.jpg in its package, Lake - general [1234567890123456].html_Files/1.jpg by DiscordChatExporter
  // Source: github.com/Androz2091/discord-data-package-explorer/issues/33, github.com/Tyrrrz/DiscordChatExporter/issues/795
  { kind: 'messages', path: /\/messages\/(?:c\d+|\d{15,})\/|\[\d{15,20}\][^/]{0,60}_files\//i },
  // WeChat on a computer, on a phone, and as WeChatMsg exports it: 聊天记录 means chats
  // Source: github.com/LC044/WeChatMsg/issues/126, github.com/LC044/WeChatMsg/issues/81, github.com/ppwwyyxx/wechat-dump/issues/77
  {
    kind: 'messages',
    path: /\/(?:x?wechat[ _]files|micromsg\/[\da-f]{32}|聊天记录)\/|wxid_[\da-z]{6,30}[^/]{0,60}\//i,
  },
  // LINE: next to [LINE] Chat with Anna.txt
  // Source: github.com/ChatLab/ChatLab/pull/75
  { kind: 'messages', proof: /^(.*\/)\[LINE\][^/]*\.txt$/, path: /^[^/]+$/ },
  // Source: github.com/ChatLab/ChatLab/pull/75
  { kind: 'messages', path: /\/LINE\/(?:[^/]+\/){0,2}(?:chats?|messages?|talks?|media)\// },
  // signal-export, threema-chat-anna; Signal/Anna/media, Viber/media, Skype Backup 2015/attachments
  // Source: github.com/carderne/signal-export/issues/203, github.com/d4rken-org/sdmaid/issues/5656
  {
    kind: 'messages',
    path: new RegExp(
      String.raw`\/(?:(?:${messengers})[ _-]?export|(?:${messengers}|line)[_-](?:export|chats?|messages?))(?![a-z])[^/]*\/|\/(?:${messengers})(?:[ _-]?(?:backup|archive|data)(?![a-z])[^/]*)?\/(?:[^/]+\/){0,2}(?:media|attachments|messages?|chats?|conversations?)\/`,
      'i',
    ),
  },
  // Source: github.com/tbvdm/sigtop/issues/39, github.com/d4rken-org/sdmaid-se/issues/204
  {
    kind: 'messages',
    path: matchFolders(
      String.raw`attachments\.noindex|viberdownloads|(?:viber|threema) (?:images|pictures|videos?|audio|files)|my skype received files[^/]*|media_messaging`,
    ),
  },

  // the folders on an Android phone, and those of the conversations on an iPhone
  // Source: github.com/d4rken-org/sdmaid/issues/2127, github.com/KnugiHK/WhatsApp-Chat-Exporter
  {
    kind: 'messages',
    path: new RegExp(
      String.raw`\/${whatsApp}\/media\/|\/${whatsApp} (?:images|video|video notes|animated gifs|documents)\/private\/|\/${whatsApp} profile photos\/|\/[^/]+@(?:s\.whatsapp\.net|g\.us)\/`,
      'i',
    ),
  },
  // an exported chat: IMG-20210312-WA0001.jpg, next to _chat.txt or WhatsApp Chat with Anna.txt
  // Source: github.com/mtln/chat-export/issues/13, github.com/prabhakar267/WA-Reader/issues/84
  {
    kind: 'messages',
    proof:
      /^(.*\/)(?:_chat|(?=[^/]*whatsapp)(?=[^/]*(?:chat|czat|discussion|conversa|gespr|чат|sohbet|keskustelu))[^/]*)\.txt$/iu,
    path: /^[^/]+$/,
  },
]
