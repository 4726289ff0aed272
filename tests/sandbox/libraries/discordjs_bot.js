// The potluck of examples/foreign_bot.py, with discord.js.

const { ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, GatewayIntentBits, ModalBuilder } = require("discord.js");
const { StringSelectMenuBuilder, TextInputBuilder, TextInputStyle } = require("discord.js");

const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${process.argv[2]}/api` } });
const dishes = new Map();
let day = "some day";

const row = (component) => new ActionRowBuilder().addComponents(component);
const text = () => [`Dinner on ${day}`, ...[...dishes].map(([name, dish]) => `${name}: ${dish}`)].join("\n");
const days = ["Friday", "Saturday"].map((label) => ({ label, value: label }));
const menu = () => new StringSelectMenuBuilder().setCustomId("day").setPlaceholder("Choose a day").addOptions(days);
const button = () =>
  new ButtonBuilder().setCustomId("bring").setLabel("Bring a dish").setStyle(ButtonStyle.Primary);
const field = () =>
  new TextInputBuilder().setCustomId("dish").setLabel("Dish").setStyle(TextInputStyle.Short).setMaxLength(40);
const form = () =>
  new ModalBuilder().setCustomId("form").setTitle("What do you bring?").addComponents(row(field()));

client.on("clientReady", async () => {
  await client.application.commands.set([{ name: "potluck", description: "Plan a dinner together" }]);
  console.log("ready");
});

client.on("interactionCreate", async (interaction) => {
  if (interaction.isChatInputCommand()) {
    await interaction.reply({ content: text(), components: [row(menu()), row(button())] });
  } else if (interaction.isStringSelectMenu()) {
    [day] = interaction.values;
    await interaction.update({ content: text() });
  } else if (interaction.isButton()) {
    await interaction.showModal(form());
  } else if (interaction.isModalSubmit()) {
    dishes.set(interaction.user.displayName, interaction.fields.getTextInputValue("dish"));
    await interaction.update({ content: text() });
  }
});

client.login("any token");
