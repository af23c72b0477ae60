/** A report says these of a mail that came back. */
type Returned = {
  /** The address that the report is sent to. */
  to: string
  action?: string
  status?: string
  diagnostic?: string
  /** The mail that came back, or its header. */
  original?: string
  contentType?: string
}

/** A report as Postfix writes it (RFC 3464). */
export function returnedMail({
  to,
  action = 'failed',
  status = '5.1.1',
  diagnostic = 'smtp; 550 5.1.1 <noesta@correo.example>: Recipient address rejected:\n    User unknown in local recipient table',
  original = 'Subject: Lucía & Martín',
  contentType = 'multipart/report; report-type=delivery-status;\n boundary="4XyZ.1163750400/mail.example"',
}: Returned): string {
  return `Return-Path: <>
Date: Sun, 22 Nov 2026 09:00:00 +0100 (CET)
From: MAILER-DAEMON@mail.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: ${to}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: ${contentType}
Message-Id: <4XyZ@mail.example>

This is a MIME-encapsulated message.

--4XyZ.1163750400/mail.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mail.example.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

--4XyZ.1163750400/mail.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example
X-Postfix-Queue-ID: 4XyZ
Arrival-Date: Sun, 22 Nov 2026 08:59:58 +0100 (CET)

Final-Recipient: rfc822; noesta@correo.example
Original-Recipient: rfc822;noesta@correo.example
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.correo.example
Diagnostic-Code: ${diagnostic}

--4XyZ.1163750400/mail.example
Content-Description: Undelivered Message
Content-Type: message/rfc822

Return-Path: <rebotes@azahar.example>
${original}

Querida familia:

--4XyZ.1163750400/mail.example--
`.replaceAll('\n', '\r\n')
}
