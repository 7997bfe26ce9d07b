/** In lower case. Names of insurers: a model may not say one that no passage holds. Some are common words too. */
export const INSURER_NAMES =
  /\b(?:intact|aviva|wawanesa|td insurance|td|belairdirect|belair|allstate|state farm|co-?operators|desjardins|sonnet|economical|definity|peace hills|ama|square one|manulife|sun ?life|canada life|blue cross|ssq|rbc insurance|rbc|cooperators|travelers|zurich|chubb|gore mutual|portage mutual|millennium|onlia|geico|progressive|empire life|ivari|industrial alliance|tugo|allianz)\b/;
