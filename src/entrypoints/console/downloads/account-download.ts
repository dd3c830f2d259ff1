import { exportAccount } from "../../../domain/accounts/leaving/export-account.ts";
import type { Download } from "./download.ts";
import { sendPieces } from "./send-pieces.ts";
import { zipPieces } from "../../../lib/zip-pieces.ts";

/** All stored data of the user's account, in one archive. */
export const accountDownload: Download = {
  pattern: /^\/console\/download\/account\.zip$/,
  use: "downloads",
  async answer({ signedIn, visitor, response }) {
    const { call } = signedIn;
    response.setHeader("Content-Type", "application/zip");
    response.setHeader("Content-Disposition", 'attachment; filename="atelier-account.zip"');
    await sendPieces(response, zipPieces(exportAccount(call, { visitor }), call.ctx.clock.now()));
  },
};
